### Les sigles des règles et des pions

kolwezi-letters =
    AC : tir antichar – les roquettes d’une section contre les blindés
    AML : automitrailleuses légères
    AP : tir ordinaire, contre le personnel
    GCM : le garage de la Gécamine, où sont les camions
    LRAC : lance-roquettes antichar
    MA, NV, VE, VO : zones de Manika, de la Nouvelle Ville, de la Vieille Ville Est et Ouest
    PC : poste de commandement
    PV : points de victoire
    SER : la section de reconnaissance du régiment
    SMM : la section de mortiers du régiment
    TE : tireurs d’élite
    ZSA, ZSB : zones de saut A et B, avec les zones ZA1–ZA3 et ZB1–ZB3
