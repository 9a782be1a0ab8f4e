### Options : le nom de chacune, ce qu’elle change et, s’il y en a plusieurs, ses choix

colonial-option-rough_entry_only = On quitte collines et bois avec n’importe quelle carte
colonial-option-rough_entry_only-more = Sinon il faut une carte noire pour chaque pas qui entre dans une colline ou un bois, en sort ou s’y déroule. Avec cette option, seule l’entrée en demande une.

colonial-option-blocked_assaulter_stays = Un assaillant battu sans issue survit
colonial-option-blocked_assaulter_stays-more = Sinon, qui doit se replier d’un assaut et ne le peut pas est détruit, dans les deux camps. Avec cette option, l’assaillant reste sur place, en désordre.

colonial-option-lower_score_always_retreats = Le score le plus bas se replie même devant personne
colonial-option-lower_score_always_retreats-more = Sinon, on ne compare plus les scores quand l’assaut a anéanti l’un des deux, et l’assaillant restant prend l’hexagone. Avec cette option, il se replie tout de même si son score était le plus bas.

colonial-option-commander_follows_unit_state = Les dés du Commandant suivent l’état de son unité
colonial-option-commander_follows_unit_state-more = Un Commandant ajoute deux dés, un seul s’il a bougé ou est en désordre. Avec cette option, c’est l’unité qui compte : si elle a bougé ou est en désordre il en ajoute un, sinon deux, quoi qu’il ait fait lui-même.

colonial-option-hidden_units = Unités cachées, là où le scénario en prévoit
colonial-option-hidden_units-more = Certains scénarios font commencer des unités à l’insu de l’adversaire. Sans cette option, tout le monde voit tout dès le début.

colonial-option-limbered_team_named = L’attelage d’une pièce attelée peut être assailli
colonial-option-limbered_team_named-more = Sinon l’assaut vise la pièce et ses servants, jamais les chevaux qui la tirent. Avec cette option, on peut désigner l’attelage ; s’il doit se replier, il emmène la pièce.

colonial-option-spare_transport_tows = Un autre transport peut reprendre une pièce
colonial-option-spare_transport_tows-more = Sinon, seul le transport venu avec la pièce peut la tirer, et une pièce qui a perdu le sien reste où elle est. Avec cette option, un transport libre dans son hexagone peut la reprendre.

colonial-option-commander_always_joins = Un Commandant ne peut rester hors d’un assaut
colonial-option-commander_always_joins-more = Sinon, un Commandant peut rester hors de l’assaut de son unité : aucun dé de sa part, aucun danger pour lui. Avec cette option, il y va toujours avec elle.

colonial-option-commander_seats = Un joueur par Commandant
colonial-option-commander_seats-more = Sinon, un seul joueur mène tout un camp. Avec cette option, chaque Commandant d’un camp qui en a plusieurs a son propre joueur, qui ne conduit que ses unités ; ils gagnent ou perdent ensemble.
