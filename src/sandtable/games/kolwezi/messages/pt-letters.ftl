### As siglas das regras e das peças

kolwezi-letters =
    AC: fogo anticarro – os foguetes de uma secção contra os blindados
    AML: carros blindados ligeiros (automitrailleuses légères)
    AP: fogo normal, contra pessoal
    GCM: a garagem da Gécamine, onde estão os camiões
    LRAC: lança-foguetes anticarro
    MA, NV, VE, VO: zonas de Manika, da cidade nova, da cidade velha leste e oeste
    PC: posto de comando
    PV: pontos de vitória
    SER: a secção de reconhecimento do regimento
    SMM: a secção de morteiros do regimento
    TE: atiradores de elite
    ZSA, ZSB: zonas de salto A e B, com as áreas ZA1–ZA3 e ZB1–ZB3
