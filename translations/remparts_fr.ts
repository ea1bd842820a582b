<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AttractWords</name>
    <message>
        <source>%1 left</source>
        <translation>reste&#xa0;: %1</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Les Enfants de Carcassonne</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>La Cité</translation>
    </message>
    <message>
        <source>%1 plays itself. Any key or a touch leads back.</source>
        <translation>%1&#xa0;: le jeu joue tout seul. Une touche ou un appui pour revenir.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A new game begins: %1</source>
        <translation>Une nouvelle partie commence&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) wait in the stacks</source>
        <translation>
            <numerusform>%n tuile attend dans les piles</numerusform>
            <numerusform>%n tuiles attendent dans les piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n point</numerusform>
            <numerusform>%1&#xa0;: %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>A walk over the finished meadow</source>
        <translation>Promenade sur le pré achevé</translation>
    </message>
    <message>
        <source>A walk through the finished city</source>
        <translation>Promenade dans la cité achevée</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>A game kept by itself cannot be read and was put aside as %1: %2</source>
        <translation>Une partie sauvegardée d&apos;office est illisible et a été mise de côté sous le nom %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>impossible d&apos;écrire %1 (%2)</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>impossible de créer le dossier %1</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>impossible d&apos;écrire dans le dossier %1</translation>
    </message>
</context>
<context>
    <name>KeptOffers</name>
    <message>
        <source>today at %1</source>
        <translation>aujourd&apos;hui à %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>le %1</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Quittée %1</translation>
    </message>
    <message>
        <source>The program stopped %1. Everything played is here.</source>
        <translation>Le programme s&apos;est arrêté %1. Tout ce qui a été joué est là.</translation>
    </message>
    <message>
        <source>Tile %1 of %2; the program stopped %3</source>
        <translation>Tuile %1 sur %2&#xa0;; le programme s&apos;est arrêté %3</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>to the next place or spot</source>
        <translation>à la case ou à l&apos;endroit suivant</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Maj+Tab</translation>
    </message>
    <message>
        <source>to the next control, and back</source>
        <translation>à la commande suivante, précédente</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Maj+R</translation>
    </message>
    <message>
        <source>turn the tile right, left</source>
        <translation>tourner la tuile à droite, à gauche</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>lay the tile, take the spot</source>
        <translation>poser la tuile, choisir l&apos;endroit</translation>
    </message>
    <message>
        <source>choose a pile, a spot or an end of the wall</source>
        <translation>choisir une pile, un endroit ou un bout de la muraille</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>list of all that can be done now, in words</source>
        <translation>liste écrite des actions possibles</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>En arrière, en avant</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>an action back</source>
        <translation>une action en arrière</translation>
    </message>
    <message>
        <source>an action on</source>
        <translation>une action en avant</translation>
    </message>
    <message>
        <source>to the scoring before</source>
        <translation>au décompte précédent</translation>
    </message>
    <message>
        <source>to the next scoring</source>
        <translation>au décompte suivant</translation>
    </message>
    <message>
        <source>play from here, stop</source>
        <translation>lire à partir d&apos;ici, arrêter</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>toute la table</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>le dernier coup</translation>
    </message>
    <message>
        <source>the map, from above</source>
        <translation>le plan, vu d&apos;en haut</translation>
    </message>
    <message>
        <source>names of columns and rows</source>
        <translation>noms des colonnes et des lignes</translation>
    </message>
    <message>
        <source>layers over the city, each with a legend</source>
        <translation>calques sur la cité, chacun avec sa légende</translation>
    </message>
    <message>
        <source>hide and show all but the table</source>
        <translation>masquer ou afficher tout sauf la table</translation>
    </message>
    <message>
        <source>how fast things move: the next speed</source>
        <translation>vitesse des animations&#xa0;: la suivante</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>plein écran</translation>
    </message>
    <message>
        <source>Looking at the city</source>
        <translation>Visite de la cité</translation>
    </message>
    <message>
        <source>look at the city: views, walking, times of day</source>
        <translation>visiter la cité&#xa0;: vues, promenades, moments de la journée</translation>
    </message>
    <message>
        <source>turn the city slowly</source>
        <translation>faire tourner lentement la cité</translation>
    </message>
    <message>
        <source>walk, once on a street; Shift runs</source>
        <translation>marcher, une fois dans la rue&#xa0;; Maj pour courir</translation>
    </message>
    <message>
        <source>climb the wall, and down again</source>
        <translation>monter sur la muraille, en redescendre</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>rise from the street, back to the game</source>
        <translation>remonter de la rue, retour à la partie</translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation>Partie et fichiers</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvrir</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation>enregistrer sous un autre nom</translation>
    </message>
    <message>
        <source>look at a saved city</source>
        <translation>voir une cité enregistrée</translation>
    </message>
    <message>
        <source>save a picture</source>
        <translation>enregistrer une image</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>cette fiche</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>quitter</translation>
    </message>
    <message>
        <source>tiles that can still be drawn, and where they fit</source>
        <translation>tuiles encore à piocher, et où elles vont</translation>
    </message>
    <message>
        <source>points if the game ended now</source>
        <translation>points si la partie finissait là</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>the rules; over the city the rule that is told there</source>
        <translation>les règles&#xa0;; sur la cité, la règle indiquée là</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>go on, where nothing waits for you</source>
        <translation>continuer, si rien n&apos;est attendu de vous</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>une étape en arrière</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>the step again</source>
        <translation>recommencer l&apos;étape</translation>
    </message>
    <message>
        <source>answer a question</source>
        <translation>répondre à une question</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>un indice</translation>
    </message>
    <message>
        <source>to the lessons</source>
        <translation>aux leçons</translation>
    </message>
    <message>
        <source>Showing to a room</source>
        <translation>Présentation à un groupe</translation>
    </message>
    <message>
        <source>show the game, the lesson or the course full screen</source>
        <translation>montrer la partie, la leçon ou le cours en plein écran</translation>
    </message>
    <message>
        <source>explain the last points, at the table</source>
        <translation>expliquer les derniers points, à la table</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>on, reveal</source>
        <translation>avancer, révéler</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>back</source>
        <translation>revenir</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>première et dernière étape</translation>
    </message>
    <message>
        <source>go to a step, found by its words</source>
        <translation>aller à une étape, trouvée par ses mots</translation>
    </message>
    <message>
        <source>ring round the pointer; only as long as it is held</source>
        <translation>anneau autour du pointeur&#xa0;; touche maintenue&#xa0;: le temps de l&apos;appui</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>écran noir</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>sombre ou clair</translation>
    </message>
    <message>
        <source>end</source>
        <translation>terminer</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Ctrl+Origine</translation>
    </message>
    <message>
        <source>the same, also during a task</source>
        <translation>la même chose, même pendant un exercice</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>skip the step, also a task or question</source>
        <translation>passer l’étape, même un exercice ou une question</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Show where it is</source>
        <translation>Montrer où c&apos;est</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tuile %1 sur %2</translation>
    </message>
    <message>
        <source>%1: the picture could not be written: %2</source>
        <translation>%1&#xa0;: impossible d&apos;écrire l&apos;image&#xa0;: %2</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Les Enfants de Carcassonne</translation>
    </message>
    <message>
        <source>Carcassonne: The City</source>
        <translation>Carcassonne&#xa0;: La Cité</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>%1 of %2</source>
        <comment>step 3 of 12</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>La réponse&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice by its number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 tiles × 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rule %1, %2: %3</source>
        <translation>Règle %1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>SavedCity</name>
    <message>
        <source>larger than 16 MB; it is not read</source>
        <translation>plus de 16 Mo&#xa0;: le fichier n&apos;est pas lu</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tuile %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SavedCityFiles</name>
    <message>
        <source>there is no place to keep the file for an undo</source>
        <translation>aucune place où garder le fichier pour annuler</translation>
    </message>
    <message>
        <source>A city needs a name.</source>
        <translation>Il faut un nom à la cité.</translation>
    </message>
    <message>
        <source>A name cannot contain %1</source>
        <translation>Un nom ne peut pas contenir %1</translation>
    </message>
    <message>
        <source>A name stands on one line.</source>
        <translation>Un nom tient sur une ligne.</translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop.</source>
        <translation>Un nom ne peut pas commencer par un point.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ce nom est trop long.</translation>
    </message>
    <message>
        <source>There is a city called %1 in this folder already.</source>
        <translation>Il y a déjà une cité nommée %1 dans ce dossier.</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1</source>
        <translation>Impossible de renommer le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Le fichier n&apos;est plus là.</translation>
    </message>
    <message>
        <source>The file could not be deleted: %1</source>
        <translation>Impossible de supprimer le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file could not be brought back: %1</source>
        <translation>Impossible de récupérer le fichier&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 %2 left</source>
        <comment>Anna 3 left</comment>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Anna 35</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The finished game</source>
        <translation>La partie finie</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>À %1 de jouer</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tuile %1 sur %2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Citizen</source>
        <translation>Citoyen</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Marchande</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Bailli</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Partisan</translation>
    </message>
    <message>
        <source>Gate here</source>
        <translation>Porte ici</translation>
    </message>
    <message>
        <source>This end</source>
        <translation>Ce bout-ci</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the clockwise end</source>
        <translation>Ferme la cité&#xa0;; le pan compte pour le bout horaire</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the counter-clockwise end</source>
        <translation>Ferme la cité&#xa0;; le pan compte pour le bout antihoraire</translation>
    </message>
    <message>
        <source>A guard here: %1 in the row: %2</source>
        <translation>Un garde ici, %1 dans la rangée&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Guard here</source>
        <translation>Garde ici</translation>
    </message>
    <message>
        <source>%1 in the row: %2</source>
        <translation>%1 dans la rangée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tower here: %1</source>
        <translation>Tour ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>Pile %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n partisan</numerusform>
            <numerusform>%n partisans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n garde</numerusform>
            <numerusform>%n gardes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall</source>
        <translation>aucun pan de muraille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation>
            <numerusform>%n pan de muraille</numerusform>
            <numerusform>%n pans de muraille</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>aucun marché</translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n marché</numerusform>
            <numerusform>%n marchés</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no market</source>
        <translation>sans marché voisin</translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation>
            <numerusform>bordant %n marché</numerusform>
            <numerusform>bordant %n marchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Largest market, %1, %2</source>
        <translation>Plus grand marché, %1, %2</translation>
    </message>
    <message>
        <source>Longest street, %1</source>
        <translation>Plus longue rue, %1</translation>
    </message>
    <message>
        <source>Best guard, %1</source>
        <translation>Meilleur garde, %1</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Rue</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Marché</translation>
    </message>
    <message>
        <source>Residential area</source>
        <translation>Quartier d&apos;habitation</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 tiles beside 2 markets</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>nobody lives in it</source>
        <translation>personne n&apos;y habite</translation>
    </message>
    <message>
        <source>nobody stands on it</source>
        <translation>personne ne l&apos;occupe</translation>
    </message>
    <message>
        <source>%1 share it</source>
        <translation>%1 y sont à égalité</translation>
    </message>
    <message>
        <source>%1 has most followers on it</source>
        <translation>%1 y est en majorité</translation>
    </message>
    <message>
        <source>%1 has a steward in it</source>
        <translation>%1 y a un bailli</translation>
    </message>
    <message>
        <source>%1 stands on it</source>
        <translation>%1 l&apos;occupe</translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation>
            <numerusform>termine une rue de %n tuile</numerusform>
            <numerusform>termine une rue de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation>
            <numerusform>termine un marché de %n tuile</numerusform>
            <numerusform>termine un marché de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>sans occupant</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation>
            <numerusform>Rue de %n tuile</numerusform>
            <numerusform>Rue de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation>
            <numerusform>Marché de %n tuile</numerusform>
            <numerusform>Marché de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation>
            <numerusform>Quartier d&apos;habitation de %n tuile</numerusform>
            <numerusform>Quartier d&apos;habitation de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation>
            <numerusform>Chemin de %n tuile</numerusform>
            <numerusform>Chemin de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2&#xa0;; %3</translation>
    </message>
    <message>
        <source>%1: %2 now</source>
        <translation>%1&#xa0;: %2 à présent</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Residential area of 5 tiles, beside 2 markets</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: streets</source>
        <translation>%1&#xa0;: rues</translation>
    </message>
    <message>
        <source>%1: markets</source>
        <translation>%1&#xa0;: marchés</translation>
    </message>
    <message>
        <source>%1: towers</source>
        <translation>%1&#xa0;: tours</translation>
    </message>
    <message>
        <source>%1: stewards</source>
        <translation>%1&#xa0;: baillis</translation>
    </message>
    <message>
        <source>%1: guards</source>
        <translation>%1&#xa0;: gardes</translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation>
            <numerusform>%1&#xa0;: poser la tuile, %n endroit possible</numerusform>
            <numerusform>%1&#xa0;: poser la tuile, %n endroits possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: close the wall, from either end</source>
        <translation>%1&#xa0;: fermer la muraille, par l&apos;un ou l&apos;autre bout</translation>
    </message>
    <message>
        <source>%1: set a wall piece at either end</source>
        <translation>%1&#xa0;: poser un pan de muraille à l&apos;un ou l&apos;autre bout</translation>
    </message>
    <message>
        <source>%1: turn up a tile of the last pile</source>
        <translation>%1&#xa0;: révéler une tuile de la dernière pile</translation>
    </message>
    <message>
        <source>%1: pick a pile and turn up its top tile</source>
        <translation>%1&#xa0;: choisir une pile et révéler la tuile du dessus</translation>
    </message>
    <message>
        <source>%1: place a follower, or keep it</source>
        <translation>%1&#xa0;: placer un partisan, ou le garder</translation>
    </message>
    <message>
        <source>%1: set the city gate on any side of the city</source>
        <translation>%1&#xa0;: poser la porte sur un côté quelconque de la cité</translation>
    </message>
    <message>
        <source>%1: place a guard on this piece, or pass</source>
        <translation>%1&#xa0;: placer un garde sur ce pan, ou passer</translation>
    </message>
    <message>
        <source>%1: set a tower at this end, or keep it</source>
        <translation>%1&#xa0;: poser une tour à ce bout, ou la garder</translation>
    </message>
    <message>
        <source>%1: set a tower at either end, or keep it</source>
        <translation>%1&#xa0;: poser une tour à l&apos;un ou l&apos;autre bout, ou la garder</translation>
    </message>
    <message>
        <source>lays %1</source>
        <translation>joue en %1</translation>
    </message>
    <message>
        <source>places a follower</source>
        <translation>place un partisan</translation>
    </message>
    <message>
        <source>sets the city gate</source>
        <translation>pose la porte</translation>
    </message>
    <message>
        <source>sets a wall piece</source>
        <translation>pose un pan de muraille</translation>
    </message>
    <message>
        <source>places a guard</source>
        <translation>place un garde</translation>
    </message>
    <message>
        <source>sets a tower</source>
        <translation>pose une tour</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>draws from pile %1</source>
        <translation>pioche dans la pile %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Tour %1, %2&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation>
            <numerusform>%1, %n figurine placée</numerusform>
            <numerusform>%1, %n figurines placées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation>
            <numerusform>%1, et %n action de plus</numerusform>
            <numerusform>%1, et %n actions de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has placed all %2 figures.</source>
        <translation>%1 a placé ses %2 figurines.</translation>
    </message>
    <message>
        <source>%1 have placed all %2 figures.</source>
        <translation>%1 ont placé leurs %2 figurines.</translation>
    </message>
    <message>
        <source>laid %1</source>
        <translation>joue en %1</translation>
    </message>
    <message>
        <source>laid %1, a citizen on it</source>
        <translation>joue en %1 avec un citoyen</translation>
    </message>
    <message>
        <source>laid %1, a seller on it</source>
        <translation>joue en %1 avec une marchande</translation>
    </message>
    <message>
        <source>laid %1, a steward in it</source>
        <translation>joue en %1 avec un bailli</translation>
    </message>
    <message>
        <source>set the city gate</source>
        <translation>pose la porte</translation>
    </message>
    <message>
        <source>The city is closed</source>
        <translation>La cité est fermée</translation>
    </message>
    <message>
        <source>The game ends: %1</source>
        <translation>Fin de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The start tile is laid</source>
        <translation>La tuile de départ est posée</translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and is set aside</source>
        <translation>La tuile %1 ne va nulle part&#xa0;: elle est écartée</translation>
    </message>
    <message>
        <source>%1, nobody on it</source>
        <translation>%1, sans occupant</translation>
    </message>
    <message>
        <source>The wall is completed: %1</source>
        <translation>La muraille est complétée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation>
            <numerusform>Chemin de %n tuile fermé&#xa0;: %1</numerusform>
            <numerusform>Chemin de %n tuiles fermé&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation>
            <numerusform>%n partisan rentre sans points</numerusform>
            <numerusform>%n partisans rentrent sans points</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Somebody else is to choose now.</source>
        <translation>C&apos;est à quelqu&apos;un d&apos;autre de choisir.</translation>
    </message>
    <message>
        <source>Something else is asked for now.</source>
        <translation>Ce n&apos;est pas ce qui est demandé à présent.</translation>
    </message>
    <message>
        <source>This must be done; there is no passing.</source>
        <translation>C&apos;est obligatoire&#xa0;; on ne peut pas passer.</translation>
    </message>
    <message>
        <source>A tile already lies here.</source>
        <translation>Il y a déjà une tuile ici.</translation>
    </message>
    <message>
        <source>A tile must lie side by side with another one.</source>
        <translation>Une tuile doit en toucher une autre par un côté.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle of the table.</source>
        <translation>La première tuile se pose au milieu de la table.</translation>
    </message>
    <message>
        <source>A street must go on here.</source>
        <translation>Une rue doit continuer ici.</translation>
    </message>
    <message>
        <source>This street would end at a tile without one.</source>
        <translation>Cette rue buterait sur une tuile sans rue.</translation>
    </message>
    <message>
        <source>No tile lies beyond the wall.</source>
        <translation>Pas de tuile au-delà de la muraille.</translation>
    </message>
    <message>
        <source>The wall would be surrounded by tiles.</source>
        <translation>La muraille serait entourée de tuiles.</translation>
    </message>
    <message>
        <source>A follower stands on a street or market, or lies in a residential area.</source>
        <translation>Un partisan se place debout sur une rue ou un marché, ou couché dans un quartier d&apos;habitation.</translation>
    </message>
    <message>
        <source>A follower is already on it.</source>
        <translation>Un partisan s&apos;y trouve déjà.</translation>
    </message>
    <message>
        <source>This tile has just completed it.</source>
        <translation>Cette tuile vient de terminer cette zone.</translation>
    </message>
    <message>
        <source>No follower is left.</source>
        <translation>Il ne reste aucun partisan.</translation>
    </message>
    <message>
        <source>The wall goes along the outer rim of the city.</source>
        <translation>La muraille suit le bord extérieur de la cité.</translation>
    </message>
    <message>
        <source>The wall does not go on here.</source>
        <translation>La muraille ne continue pas ici.</translation>
    </message>
    <message>
        <source>A guard already watches from the opposite side.</source>
        <translation>Un garde veille déjà du côté opposé.</translation>
    </message>
    <message>
        <source>No guard is placed in the first wall round.</source>
        <translation>Pas de garde au premier tour de muraille.</translation>
    </message>
    <message>
        <source>No tower is left.</source>
        <translation>Il ne reste aucune tour.</translation>
    </message>
    <message>
        <source>A tower already stands at this end.</source>
        <translation>Une tour se dresse déjà à ce bout.</translation>
    </message>
    <message>
        <source>There is no such pile.</source>
        <translation>Cette pile n&apos;existe pas.</translation>
    </message>
    <message>
        <source>No tile is left in this pile.</source>
        <translation>Il ne reste aucune tuile dans cette pile.</translation>
    </message>
    <message>
        <source>A tile must be turned up.</source>
        <translation>Il faut révéler une tuile.</translation>
    </message>
    <message>
        <source>The tile must be laid.</source>
        <translation>Il faut poser la tuile.</translation>
    </message>
    <message>
        <source>The gate must be set.</source>
        <translation>Il faut poser la porte.</translation>
    </message>
    <message>
        <source>A wall piece must be set.</source>
        <translation>Il faut poser un pan de muraille.</translation>
    </message>
    <message>
        <source>Pick a pile first.</source>
        <translation>D&apos;abord, choisir une pile.</translation>
    </message>
    <message>
        <source>Lay the tile in hand first.</source>
        <translation>D&apos;abord, poser la tuile en main.</translation>
    </message>
    <message>
        <source>Followers go on the tile just laid.</source>
        <translation>Les partisans vont sur la tuile tout juste posée.</translation>
    </message>
    <message>
        <source>The gate goes on a side at the outer rim of the city.</source>
        <translation>La porte se pose sur un côté au bord extérieur de la cité.</translation>
    </message>
    <message>
        <source>A tower stands at an end of the wall.</source>
        <translation>Une tour se pose à un bout de la muraille.</translation>
    </message>
    <message>
        <source>A wall piece goes on at one of the two ends.</source>
        <translation>Un pan de muraille se pose à l&apos;un des deux bouts.</translation>
    </message>
    <message>
        <source>A guard stands on the piece just set.</source>
        <translation>Un garde se place sur le pan qui vient d&apos;être posé.</translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation>
            <numerusform>%n enfant rouge, sans joueur</numerusform>
            <numerusform>%n enfants rouges, sans joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation>
            <numerusform>%n enfant bleu, sans joueur</numerusform>
            <numerusform>%n enfants bleus, sans joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation>
            <numerusform>%n enfant vert, sans joueur</numerusform>
            <numerusform>%n enfants verts, sans joueur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation>
            <numerusform>%n enfant jaune, sans joueur</numerusform>
            <numerusform>%n enfants jaunes, sans joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no child on it</source>
        <translation>%1&#xa0;; aucun enfant dessus</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1&#xa0;; dessus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 en place %2</translation>
    </message>
    <message>
        <source>nobody&apos;s child is on it</source>
        <translation>personne n&apos;y a d&apos;enfant</translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation>
            <numerusform>ferme un chemin de %n tuile&#xa0;: %1</numerusform>
            <numerusform>ferme un chemin de %n tuiles&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <translation>poisson</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>blé</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>bétail</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>aucun bâtiment</translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation>
            <numerusform>%n bâtiment public</numerusform>
            <numerusform>%n bâtiments publics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation>
            <numerusform>%n bâtiment historique</numerusform>
            <numerusform>%n bâtiments historiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation>
            <numerusform>%1 et %n historique</numerusform>
            <numerusform>%1 et %n historiques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation>
            <numerusform>%n bâtiment public</numerusform>
            <numerusform>%n bâtiments publics</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Bâtiment public&#xa0;: %n point pour chaque garde en face</numerusform>
            <numerusform>Bâtiment public&#xa0;: %n points pour chaque garde en face</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Bâtiment historique&#xa0;: %n point pour chaque garde en face</numerusform>
            <numerusform>Bâtiment historique&#xa0;: %n points pour chaque garde en face</numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, %1</source>
        <translation>Tour, %1</translation>
    </message>
    <message>
        <source>Residential area %1</source>
        <translation>Quartier d&apos;habitation %1</translation>
    </message>
    <message>
        <source>Guard, %1</source>
        <translation>Garde, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation>
            <numerusform>%1 à %n point</numerusform>
            <numerusform>%1 à %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>no piece of wall before it</source>
        <translation>aucun pan de muraille avant elle</translation>
    </message>
    <message>
        <source>no market touches it</source>
        <translation>aucun marché ne le touche</translation>
    </message>
    <message>
        <source>%1: %2 × 2 + %3 × 3</source>
        <translation>%1&#xa0;: %2 × 2 + %3 × 3</translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation>
            <numerusform>%1&#xa0;: rue de %n tuile à 1 point&#xa0;: %2</numerusform>
            <numerusform>%1&#xa0;: rue de %n tuiles à 1 point&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation>
            <numerusform>%1&#xa0;: rue de %n tuile à 2 points&#xa0;: %2</numerusform>
            <numerusform>%1&#xa0;: rue de %n tuiles à 2 points&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation>
            <numerusform>%1&#xa0;: marché de %n tuile, %2&#xa0;: %3</numerusform>
            <numerusform>%1&#xa0;: marché de %n tuiles, %2&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tower, %2: %3</source>
        <translation>%1&#xa0;: tour, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: residential area %2: %3</source>
        <translation>%1&#xa0;: quartier d&apos;habitation %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: guard, %2: %3</source>
        <translation>%1&#xa0;: garde, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Choisir une pile</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Poser la tuile</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Placer un partisan</translation>
    </message>
    <message>
        <source>Set the city gate</source>
        <translation>Poser la porte</translation>
    </message>
    <message>
        <source>Set a wall piece</source>
        <translation>Poser un pan de muraille</translation>
    </message>
    <message>
        <source>Place a guard</source>
        <translation>Placer un garde</translation>
    </message>
    <message>
        <source>Set a tower</source>
        <translation>Poser une tour</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>citizen</source>
        <translation>citoyen</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>marchande</translation>
    </message>
    <message>
        <source>steward</source>
        <translation>bailli</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>garde</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurine</translation>
    </message>
    <message>
        <source>The last tile is laid.</source>
        <translation>La dernière tuile est posée.</translation>
    </message>
    <message>
        <source>The last piece of wall is set.</source>
        <translation>Le dernier pan de muraille est posé.</translation>
    </message>
    <message>
        <source>Five sides or fewer are left between the two ends of the wall.</source>
        <translation>Il reste cinq côtés ou moins entre les deux bouts de la muraille.</translation>
    </message>
    <message>
        <source>The wall round the city is closed.</source>
        <translation>La muraille autour de la cité est fermée.</translation>
    </message>
    <message>
        <source>A player has placed all figures.</source>
        <translation>Toutes les figurines d&apos;un joueur sont placées.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 se partagent la victoire</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Égalité entre %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <translation>%1 chacun pour %2</translation>
    </message>
    <message>
        <source>nothing, as nobody is on it</source>
        <translation>rien, personne ne l&apos;occupe</translation>
    </message>
    <message>
        <source>nothing, as it stays open</source>
        <translation>rien, la zone reste ouverte</translation>
    </message>
    <message>
        <source>Public building</source>
        <translation>Bâtiment public</translation>
    </message>
    <message>
        <source>Historic building</source>
        <translation>Bâtiment historique</translation>
    </message>
    <message>
        <source>%1, historic building</source>
        <translation>%1, bâtiment historique</translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation>
            <numerusform>%n pour chaque garde qui le voit</numerusform>
            <numerusform>%n pour chaque garde qui le voit</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · tile %2</source>
        <translation>%1 · tuile %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>posé par %1</translation>
    </message>
    <message>
        <source>imagined for the final scoring</source>
        <translation>imaginé pour le décompte final</translation>
    </message>
    <message>
        <source>none, as one stands straight across</source>
        <translation>aucun, il y en a un juste en face</translation>
    </message>
    <message>
        <source>closed all round</source>
        <translation>fermée tout autour</translation>
    </message>
    <message>
        <source>Piece of the city wall</source>
        <translation>Pan de la muraille</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Porte de la cité</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Crossing, where streets end</source>
        <translation>Carrefour, où finissent les rues</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Pré</translation>
    </message>
    <message>
        <source>House, where roads end</source>
        <translation>Maison, où finissent les chemins</translation>
    </message>
    <message>
        <source>Pond, where roads end</source>
        <translation>Mare, où finissent les chemins</translation>
    </message>
    <message>
        <source>Wall, where roads end</source>
        <translation>Mur, où finissent les chemins</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Acquis</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Voit</translation>
    </message>
    <message>
        <source>A guard here</source>
        <translation>Un garde ici</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Vu par</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muraille</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Dessus</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Propriétaires</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Marchés</translation>
    </message>
    <message>
        <source>Residential areas</source>
        <translation>Quartiers</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Gardes</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Rues</translation>
    </message>
    <message>
        <source>Last scoring</source>
        <translation>Dernier décompte</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Enfants</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Last closed road</source>
        <translation>Dernier chemin fermé</translation>
    </message>
    <message>
        <source>Features by owner</source>
        <translation>Zones par propriétaire</translation>
    </message>
    <message>
        <source>Markets by kind</source>
        <translation>Marchés par sorte</translation>
    </message>
    <message>
        <source>Areas and their markets</source>
        <translation>Quartiers et leurs marchés</translation>
    </message>
    <message>
        <source>What the guards see</source>
        <translation>Ce que voient les gardes</translation>
    </message>
    <message>
        <source>Streets by length</source>
        <translation>Rues par longueur</translation>
    </message>
    <message>
        <source>Open and closed roads</source>
        <translation>Chemins ouverts et fermés</translation>
    </message>
    <message>
        <source>Children by colour</source>
        <translation>Enfants par couleur</translation>
    </message>
    <message>
        <source>Figures on the roads</source>
        <translation>Figurines sur les chemins</translation>
    </message>
    <message>
        <source>Full badges have scored, rings tell the worth now.</source>
        <translation>Pastille pleine&#xa0;: points acquis&#xa0;; anneau&#xa0;: valeur actuelle.</translation>
    </message>
    <message>
        <source>Badges: tiles × kinds; full ones are complete.</source>
        <translation>Pastilles&#xa0;: tuiles × sortes&#xa0;; pleines si le marché est terminé.</translation>
    </message>
    <message>
        <source>Badges: markets × 2, with the sign of who would score.</source>
        <translation>Pastilles&#xa0;: marchés × 2, avec le signe de qui marquerait.</translation>
    </message>
    <message>
        <source>A band is a guard&apos;s row, up to the first free cell.</source>
        <translation>Une bande est la rangée d&apos;un garde, jusqu&apos;à la première case libre.</translation>
    </message>
    <message>
        <source>Badges: tiles; full ones are complete.</source>
        <translation>Pastilles&#xa0;: tuiles&#xa0;; pleines si la rue est terminée.</translation>
    </message>
    <message>
        <source>Badges: tiles of the road; full ones are closed.</source>
        <translation>Pastilles&#xa0;: tuiles du chemin&#xa0;; pleines s&apos;il est fermé.</translation>
    </message>
    <message>
        <source>A ring waits for its figure.</source>
        <translation>Un anneau attend sa figurine.</translation>
    </message>
    <message>
        <source>No tile is laid yet.</source>
        <translation>Aucune tuile n&apos;est encore posée.</translation>
    </message>
    <message>
        <source>There is no market yet.</source>
        <translation>Il n&apos;y a pas encore de marché.</translation>
    </message>
    <message>
        <source>There is no residential area yet.</source>
        <translation>Il n&apos;y a pas encore de quartier d&apos;habitation.</translation>
    </message>
    <message>
        <source>No guard stands on the wall.</source>
        <translation>Aucun garde n&apos;est sur la muraille.</translation>
    </message>
    <message>
        <source>Nothing has scored yet.</source>
        <translation>Rien n&apos;a encore rapporté de points.</translation>
    </message>
    <message>
        <source>There is no child on the roads yet.</source>
        <translation>Il n&apos;y a pas encore d&apos;enfant sur les chemins.</translation>
    </message>
    <message>
        <source>No figure stands on a road yet.</source>
        <translation>Aucune figurine n&apos;est encore sur un chemin.</translation>
    </message>
    <message>
        <source>No road is closed yet.</source>
        <translation>Aucun chemin n&apos;est encore fermé.</translation>
    </message>
    <message>
        <source>%1 scored</source>
        <translation>%1 acquis</translation>
    </message>
    <message>
        <source>%1 as they lie</source>
        <translation>%1 en l&apos;état</translation>
    </message>
    <message>
        <source>%1 scored, %2 as they lie</source>
        <translation>%1 acquis, %2 en l&apos;état</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Partagées</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>À personne</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>%n point l&apos;unité</numerusform>
            <numerusform>%n points l&apos;unité</numerusform>
        </translation>
    </message>
    <message>
        <source>parts on tiles</source>
        <translation>parties sur tuiles</translation>
    </message>
    <message>
        <source>Markets beside an area</source>
        <translation>Marchés bordant un quartier</translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation>
            <numerusform>%n a une figurine</numerusform>
            <numerusform>%n ont une figurine</numerusform>
        </translation>
    </message>
    <message>
        <source>figures placed</source>
        <translation>figurines placées</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>plus long&#xa0;: %1</translation>
    </message>
    <message>
        <source>Closed roads</source>
        <translation>Chemins fermés</translation>
    </message>
    <message>
        <source>Open roads</source>
        <translation>Chemins ouverts</translation>
    </message>
    <message>
        <source>Roads with nobody&apos;s child</source>
        <translation>Chemins où personne n&apos;a d&apos;enfant</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation>
            <numerusform>%1 ou %n tuile</numerusform>
            <numerusform>%1 ou %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation>
            <numerusform>%1 à %n tuile</numerusform>
            <numerusform>%1 à %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation>
            <numerusform>bordant %n marché et plus</numerusform>
            <numerusform>bordant %n marchés et plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation>
            <numerusform>Marchés à %n sorte</numerusform>
            <numerusform>Marchés à %n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>Fish stalls</source>
        <translation>Étals de poisson</translation>
    </message>
    <message>
        <source>Grain stalls</source>
        <translation>Étals de blé</translation>
    </message>
    <message>
        <source>Livestock pens</source>
        <translation>Enclos à bétail</translation>
    </message>
    <message>
        <source>Red, played by nobody</source>
        <translation>Rouge, sans joueur</translation>
    </message>
    <message>
        <source>Blue, played by nobody</source>
        <translation>Bleu, sans joueur</translation>
    </message>
    <message>
        <source>Green, played by nobody</source>
        <translation>Vert, sans joueur</translation>
    </message>
    <message>
        <source>Yellow, played by nobody</source>
        <translation>Jaune, sans joueur</translation>
    </message>
    <message>
        <source>1 tile, 1 point</source>
        <translation>1 tuile, 1 point</translation>
    </message>
    <message>
        <source>%1: street of 1 tile: %2</source>
        <translation>%1&#xa0;: rue de 1 tuile&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 laid %2</source>
        <translation>%1 joue en %2</translation>
    </message>
    <message>
        <source>%1 laid %2, a citizen on it</source>
        <translation>%1 joue en %2 avec un citoyen</translation>
    </message>
    <message>
        <source>%1 laid %2, a seller on it</source>
        <translation>%1 joue en %2 avec une marchande</translation>
    </message>
    <message>
        <source>%1 laid %2, a steward in it</source>
        <translation>%1 joue en %2 avec un bailli</translation>
    </message>
    <message>
        <source>turned up a tile of pile %1</source>
        <translation>révèle une tuile de la pile %1</translation>
    </message>
    <message>
        <source>%1 turned up a tile of pile %2</source>
        <translation>%1 révèle une tuile de la pile %2</translation>
    </message>
    <message>
        <source>%1 set the city gate</source>
        <translation>%1 pose la porte</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>pose %1</translation>
    </message>
    <message>
        <source>%1 set %2</source>
        <translation>%1 pose %2</translation>
    </message>
    <message>
        <source>set %1, %2</source>
        <translation>pose %1, %2</translation>
    </message>
    <message>
        <source>%1 set %2, %3</source>
        <translation>%1 pose %2, %3</translation>
    </message>
    <message>
        <source>%1 drew tile %2 from stack %3</source>
        <translation>%1 pioche la tuile %2 dans la pile %3</translation>
    </message>
    <message>
        <source>%1 turned up tile %2 of pile %3</source>
        <translation>%1 révèle la tuile %2 de la pile %3</translation>
    </message>
    <message>
        <source>It lies turned to the right</source>
        <translation>Tuile tournée à droite</translation>
    </message>
    <message>
        <source>It lies upside down</source>
        <translation>Tuile tête en bas</translation>
    </message>
    <message>
        <source>It lies turned to the left</source>
        <translation>Tuile tournée à gauche</translation>
    </message>
    <message>
        <source>It lies upright</source>
        <translation>Tuile à l&apos;endroit</translation>
    </message>
    <message>
        <source>%1 takes a citizen back</source>
        <translation>%1 reprend un citoyen</translation>
    </message>
    <message>
        <source>%1 takes a seller back</source>
        <translation>%1 reprend une marchande</translation>
    </message>
    <message>
        <source>%1 takes a steward back</source>
        <translation>%1 reprend un bailli</translation>
    </message>
    <message>
        <source>%1 takes a guard back</source>
        <translation>%1 reprend un garde</translation>
    </message>
    <message>
        <source>%1 takes a figure back</source>
        <translation>%1 reprend une figurine</translation>
    </message>
    <message>
        <source>%1 back to the tower at %2</source>
        <translation>%1 jusqu&apos;à la tour en %2</translation>
    </message>
    <message>
        <source>%1 back to the gate</source>
        <translation>%1 jusqu&apos;à la porte</translation>
    </message>
    <message>
        <source>%1, beside it at %2</source>
        <translation>%1, contact en %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>en tout %1</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>règle %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>begins a street</source>
        <translation>commence une rue</translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation>
            <numerusform>commence %n rue</numerusform>
            <numerusform>commence %n rues</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a market</source>
        <translation>commence un marché</translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation>
            <numerusform>commence %n marché</numerusform>
            <numerusform>commence %n marchés</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a residential area</source>
        <translation>commence un quartier d&apos;habitation</translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation>
            <numerusform>commence %n quartier d&apos;habitation</numerusform>
            <numerusform>commence %n quartiers d&apos;habitation</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a road</source>
        <translation>commence un chemin</translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation>
            <numerusform>commence %n chemin</numerusform>
            <numerusform>commence %n chemins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation>
            <numerusform>continue une rue de %n tuile</numerusform>
            <numerusform>continue une rue de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation>
            <numerusform>continue un marché de %n tuile</numerusform>
            <numerusform>continue un marché de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation>
            <numerusform>continue un quartier d&apos;habitation de %n tuile</numerusform>
            <numerusform>continue un quartier d&apos;habitation de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation>
            <numerusform>continue un chemin de %n tuile</numerusform>
            <numerusform>continue un chemin de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation>
            <numerusform>réunit des rues en une seule de %n tuile</numerusform>
            <numerusform>réunit des rues en une seule de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation>
            <numerusform>réunit des marchés en un seul de %n tuile</numerusform>
            <numerusform>réunit des marchés en un seul de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation>
            <numerusform>réunit des quartiers d&apos;habitation en un seul de %n tuile</numerusform>
            <numerusform>réunit des quartiers d&apos;habitation en un seul de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation>
            <numerusform>réunit des chemins en un seul de %n tuile</numerusform>
            <numerusform>réunit des chemins en un seul de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation>
            <numerusform>termine un quartier d&apos;habitation de %n tuile</numerusform>
            <numerusform>termine un quartier d&apos;habitation de %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation>
            <numerusform>ferme un chemin de %n tuile</numerusform>
            <numerusform>ferme un chemin de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the south-west of the tile</source>
        <translation>%1, au sud-ouest de la tuile</translation>
    </message>
    <message>
        <source>%1, in the south of the tile</source>
        <translation>%1, au sud de la tuile</translation>
    </message>
    <message>
        <source>%1, in the south-east of the tile</source>
        <translation>%1, au sud-est de la tuile</translation>
    </message>
    <message>
        <source>%1, in the west of the tile</source>
        <translation>%1, à l&apos;ouest de la tuile</translation>
    </message>
    <message>
        <source>%1, in the middle of the tile</source>
        <translation>%1, au milieu de la tuile</translation>
    </message>
    <message>
        <source>%1, in the east of the tile</source>
        <translation>%1, à l&apos;est de la tuile</translation>
    </message>
    <message>
        <source>%1, in the north-west of the tile</source>
        <translation>%1, au nord-ouest de la tuile</translation>
    </message>
    <message>
        <source>%1, in the north of the tile</source>
        <translation>%1, au nord de la tuile</translation>
    </message>
    <message>
        <source>%1, in the north-east of the tile</source>
        <translation>%1, au nord-est de la tuile</translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation>
            <numerusform>Marchande sur le marché de %n tuile, %1</numerusform>
            <numerusform>Marchande sur le marché de %n tuiles, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation>
            <numerusform>Bailli dans le quartier d&apos;habitation de %n tuile, %1</numerusform>
            <numerusform>Bailli dans le quartier d&apos;habitation de %n tuiles, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation>
            <numerusform>Citoyen sur la rue de %n tuile</numerusform>
            <numerusform>Citoyen sur la rue de %n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wall piece at the clockwise end</source>
        <translation>%1&#xa0;: pan de muraille au bout horaire</translation>
    </message>
    <message>
        <source>%1: wall piece at the counter-clockwise end</source>
        <translation>%1&#xa0;: pan de muraille au bout antihoraire</translation>
    </message>
    <message>
        <source>%1: tower at the clockwise end</source>
        <translation>%1&#xa0;: tour au bout horaire</translation>
    </message>
    <message>
        <source>%1: tower at the counter-clockwise end</source>
        <translation>%1&#xa0;: tour au bout antihoraire</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Pas de partisan</translation>
    </message>
    <message>
        <source>No guard</source>
        <translation>Pas de garde</translation>
    </message>
    <message>
        <source>No tower</source>
        <translation>Pas de tour</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>%1: the city gate</source>
        <translation>%1&#xa0;: la porte</translation>
    </message>
    <message>
        <source>%1: guard on the wall piece just set</source>
        <translation>%1&#xa0;: garde sur le pan qui vient d&apos;être posé</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>à l&apos;endroit</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>tournée à droite</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>tête en bas</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>tournée à gauche</translation>
    </message>
    <message>
        <source>%1, north side</source>
        <translation>%1, côté nord</translation>
    </message>
    <message>
        <source>%1, east side</source>
        <translation>%1, côté est</translation>
    </message>
    <message>
        <source>%1, south side</source>
        <translation>%1, côté sud</translation>
    </message>
    <message>
        <source>%1, west side</source>
        <translation>%1, côté ouest</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation>
            <numerusform>%n marché au poisson</numerusform>
            <numerusform>%n marchés au poisson</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation>
            <numerusform>%n marché au blé</numerusform>
            <numerusform>%n marchés au blé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation>
            <numerusform>%n marché au bétail</numerusform>
            <numerusform>%n marchés au bétail</numerusform>
        </translation>
    </message>
    <message>
        <source>a red child</source>
        <translation>un enfant rouge</translation>
    </message>
    <message>
        <source>a blue child</source>
        <translation>un enfant bleu</translation>
    </message>
    <message>
        <source>a green child</source>
        <translation>un enfant vert</translation>
    </message>
    <message>
        <source>a yellow child</source>
        <translation>un enfant jaune</translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation>
            <numerusform>%n rue</numerusform>
            <numerusform>%n rues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation>
            <numerusform>%n quartier d&apos;habitation</numerusform>
            <numerusform>%n quartiers d&apos;habitation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n chemin</numerusform>
            <numerusform>%n chemins</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left, fits here. %4</source>
        <translation>Tuile %1&#xa0;: reste %2 sur %3, va ici. %4</translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left. %4</source>
        <translation>Tuile %1&#xa0;: reste %2 sur %3. %4</translation>
    </message>
    <message>
        <source>Tile %1 fitted nowhere and was set aside (C2.5). %2</source>
        <translation>Tuile %1 sans place possible, écartée (C2.5). %2</translation>
    </message>
    <message>
        <source>Longest street: %1</source>
        <translation>Plus longue rue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Largest market: %1</source>
        <translation>Plus grand marché&#xa0;: %1</translation>
    </message>
    <message>
        <source>Largest residential area: %1</source>
        <translation>Plus grand quartier d&apos;habitation&#xa0;: %1</translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation>Plus long chemin&#xa0;: %1</translation>
    </message>
    <message>
        <source>nobody scored it</source>
        <translation>personne n&apos;en a tiré de points</translation>
    </message>
    <message>
        <source>nobody’s figure is on it</source>
        <translation>personne n&apos;y a de figurine</translation>
    </message>
    <message>
        <source>streets %1</source>
        <translation>rues %1</translation>
    </message>
    <message>
        <source>markets %1</source>
        <translation>marchés %1</translation>
    </message>
    <message>
        <source>towers %1</source>
        <translation>tours %1</translation>
    </message>
    <message>
        <source>stewards %1</source>
        <translation>baillis %1</translation>
    </message>
    <message>
        <source>guards %1</source>
        <translation>gardes %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>pour l&apos;instant %1</translation>
    </message>
    <message>
        <source>%1: %2; together %3, in the lead</source>
        <translation>%1&#xa0;: %2&#xa0;; en tout %3, en tête</translation>
    </message>
    <message>
        <source>%1: %2; together %3</source>
        <translation>%1&#xa0;: %2&#xa0;; en tout %3</translation>
    </message>
    <message>
        <source>fish market</source>
        <translation>marché au poisson</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>marché au blé</translation>
    </message>
    <message>
        <source>livestock market</source>
        <translation>marché au bétail</translation>
    </message>
    <message>
        <source>street</source>
        <comment>meets a side of a tile</comment>
        <translation>rue</translation>
    </message>
    <message>
        <source>residential area</source>
        <comment>meets a side of a tile</comment>
        <translation>quartier d&apos;habitation</translation>
    </message>
    <message>
        <source>road</source>
        <comment>meets a side of a tile</comment>
        <translation>chemin</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>meets a side of a tile</comment>
        <translation>rien</translation>
    </message>
    <message>
        <source>north: %1; east: %2; south: %3; west: %4</source>
        <translation>nord&#xa0;: %1&#xa0;; est&#xa0;: %2&#xa0;; sud&#xa0;: %3&#xa0;; ouest&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1: lay the tile</source>
        <translation>%1&#xa0;: poser la tuile</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2 so far, %3</source>
        <comment>Market of 3 tiles: 6 so far, still open</comment>
        <translation>%1 : %2 jusqu&apos;ici, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tuile restante</numerusform>
            <numerusform>%n tuiles restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall left</source>
        <translation>plus aucun pan de muraille</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall left</source>
        <translation>
            <numerusform>%n pan de muraille restant</numerusform>
            <numerusform>%n pans de muraille restants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>%n figurine restante</numerusform>
            <numerusform>%n figurines restantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>5 tiles, complete</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 so far, %2</source>
        <comment>5 tiles so far, still open</comment>
        <translation>%1 jusqu&apos;ici, %2</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>street</comment>
        <translation>terminée</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>street</comment>
        <translation>encore ouverte</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>market</comment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>market</comment>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>residential area</comment>
        <translation>terminé</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>residential area</comment>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>road</comment>
        <translation>fermé</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>road</comment>
        <translation>encore ouvert</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Road of 3 tiles, still open</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gagne avec %n point</numerusform>
            <numerusform>%1 gagne avec %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Sur</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>Anna: 3 figures left, in the lead</comment>
        <translation>%1&#xa0;: %2, en tête</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Everybody builds at the wall</source>
        <translation>Tout le monde construit la muraille</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>m21, upright</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tower here</source>
        <translation>Tour ici</translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>Two to four players can play</source>
        <translation>De deux à quatre joueurs</translation>
    </message>
    <message>
        <source>A player has no name</source>
        <translation>Un joueur n&apos;a pas de nom</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>Un nom a au plus %1 lettres</translation>
    </message>
    <message>
        <source>Two players have the same name</source>
        <translation>Deux joueurs ont le même nom</translation>
    </message>
    <message>
        <source>Two players have the same colour</source>
        <translation>Deux joueurs ont la même couleur</translation>
    </message>
    <message>
        <source>Nobody sits where the game is to begin</source>
        <translation>La place qui doit commencer est vide</translation>
    </message>
    <message>
        <source>The tiles lie in one to four piles</source>
        <translation>Les tuiles forment une à quatre piles</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: the table could not be written: %2</source>
        <translation>%1&#xa0;: impossible d&apos;écrire le tableau&#xa0;: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Calcul en cours …</translation>
    </message>
    <message>
        <source>%1: %2 points a draw, as could be expected.</source>
        <translation>%1&#xa0;: %2 points par pioche, comme attendu.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.</source>
        <translation>%1&#xa0;: %2 points par pioche pour %3 attendus, soit %4 points de chance en tout.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.</source>
        <translation>%1&#xa0;: %2 points par pioche pour %3 attendus, soit %4 points de malchance en tout.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>stack %1</source>
        <translation>pile %1</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>red disc</source>
        <translation>disque rouge</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>carré bleu</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>triangle vert</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>croix jaune</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Rues</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Marchés</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Baillis</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Gardes</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportAction</name>
    <message>
        <source>Take it home …</source>
        <translation>Emporter la cité …</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportDialog</name>
    <message>
        <source>Take it home</source>
        <translation>Emporter la cité</translation>
    </message>
    <message>
        <source>What is the city for?</source>
        <translation>À quoi servira la cité&#xa0;?</translation>
    </message>
    <message>
        <source>For looking at</source>
        <translation>Pour la regarder</translation>
    </message>
    <message>
        <source>glTF: opens in Blender, in web viewers and on phones, with all colours and names.</source>
        <translation>glTF&#xa0;: s&apos;ouvre dans Blender, dans les visionneuses web et sur les téléphones, avec toutes les couleurs et tous les noms.</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Pour d&apos;autres logiciels</translation>
    </message>
    <message>
        <source>OBJ: nearly every 3D program reads it. Colours are kept at the corners.</source>
        <translation>OBJ&#xa0;: presque tous les logiciels 3D le lisent. Les couleurs sont gardées aux sommets.</translation>
    </message>
    <message>
        <source>For a 3D printer</source>
        <translation>Pour une imprimante 3D</translation>
    </message>
    <message>
        <source>STL: closed bodies in millimetres, ready for the slicer.</source>
        <translation>STL&#xa0;: volumes fermés en millimètres, prêts pour le trancheur.</translation>
    </message>
    <message>
        <source>City alone</source>
        <translation>La cité seule</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>Avec la table</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>One file a tile</source>
        <translation>Un fichier par tuile</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>Nombre de fichiers</translation>
    </message>
    <message>
        <source>A tile is this wide:</source>
        <translation>Largeur d&apos;une tuile&#xa0;:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Largeur d&apos;une tuile</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>Each tile is a file of its own in the folder %1.</source>
        <translation>Chaque tuile a son fichier dans le dossier %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 est écrit.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Arrêté&#xa0;; rien n&apos;a été écrit.</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Écriture …</translation>
    </message>
</context>
<context>
    <name>remparts::app::FileDrop</name>
    <message>
        <source>One game at a time: several files were dropped.</source>
        <translation>Une partie à la fois&#xa0;: plusieurs fichiers ont été déposés.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 n&apos;est pas un fichier de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameFiles</name>
    <message>
        <source>Games (*.remparts.json);;All files (*)</source>
        <translation>Parties (*.remparts.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Impossible d&apos;ouvrir cette partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>La partie n&apos;a pas été enregistrée</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>Save the game first?</source>
        <translation>Enregistrer d&apos;abord la partie&#xa0;?</translation>
    </message>
    <message>
        <source>It has moves that are in no file yet. Without saving they are lost.</source>
        <translation>Certains coups ne sont encore dans aucun fichier. Sans enregistrement, ils seront perdus.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameShow</name>
    <message>
        <source>What was scored</source>
        <translation>Ce qui a rapporté des points</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>La partie jusqu&apos;ici</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>À présent</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) now</source>
        <translation>
            <numerusform>%1 a %n point à présent</numerusform>
            <numerusform>%1 a %n points à présent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::Inspection</name>
    <message>
        <source>Nobody can walk there: double click the meadow or a road</source>
        <translation>On ne peut pas marcher là&#xa0;: double-cliquez sur le pré ou un chemin</translation>
    </message>
    <message>
        <source>Nobody can walk there: double click a street, a market or a wall-walk</source>
        <translation>On ne peut pas marcher là&#xa0;: double-cliquez sur une rue, un marché ou un chemin de ronde</translation>
    </message>
    <message>
        <source>Here is no wall-walk near by</source>
        <translation>Aucun chemin de ronde près d&apos;ici</translation>
    </message>
</context>
<context>
    <name>remparts::app::LeftDesk</name>
    <message>
        <source>Strict mode: nobody is told which tiles are left</source>
        <translation>Mode strict&#xa0;: les tuiles restantes ne sont pas révélées</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonRun</name>
    <message>
        <source>Well done.</source>
        <translation>Bien joué.</translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is meant.</source>
        <translation>Les règles le permettent, mais ici il s&apos;agit d&apos;autre chose.</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonShow</name>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>C&apos;était la dernière leçon.</translation>
    </message>
</context>
<context>
    <name>remparts::app::MainWindow</name>
    <message>
        <source>Start page</source>
        <translation>Page d&apos;accueil</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nouvelle partie …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Ouvrir …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Voir une cité</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>Ouverture impossible</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>%1[*] – Remparts</source>
        <translation>%1[*] – Remparts</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Paramètres …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Lessons – Remparts</source>
        <translation>Leçons – Remparts</translation>
    </message>
    <message>
        <source>Let it play by itself</source>
        <translation>Laisser jouer tout seul</translation>
    </message>
</context>
<context>
    <name>remparts::app::MotionSetting</name>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapides</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDesk</name>
    <message>
        <source>the-kids</source>
        <translation>les-enfants</translation>
    </message>
    <message>
        <source>the-city</source>
        <translation>la-cite</translation>
    </message>
    <message>
        <source>Save a picture …</source>
        <translation>Enregistrer une image …</translation>
    </message>
    <message>
        <source>There is no OpenGL 3.2 here to draw a picture with.</source>
        <translation>Pas d&apos;OpenGL 3.2 ici pour dessiner une image.</translation>
    </message>
    <message>
        <source>Drawing the picture …</source>
        <translation>Dessin de l&apos;image …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Drawing the picture … %1 %</source>
        <translation>Dessin de l&apos;image … %1&#xa0;%</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>L&apos;image n&apos;a pas pu être dessinée.</translation>
    </message>
    <message>
        <source>Writing the picture …</source>
        <translation>Écriture de l&apos;image …</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistrée sous %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDialog</name>
    <message>
        <source>As the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Full HD</source>
        <translation>Full HD</translation>
    </message>
    <message>
        <source>4K</source>
        <translation>4K</translation>
    </message>
    <message>
        <source>8K</source>
        <translation>8K</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Autre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largeur</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hauteur</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Comme à l&apos;écran</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Est</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Rue</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>What suits it</source>
        <translation>Selon la vue</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Matin</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Midi</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Heure dorée</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Moment de la journée</translation>
    </message>
    <message>
        <source>With players, points and date</source>
        <translation>Avec joueurs, points et date</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Enregistrer une image</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Choisir …</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Ce dossier n&apos;existe pas.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>C&apos;est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>Press Save once more to replace the picture that is there.</source>
        <translation>Cliquez encore sur Enregistrer pour remplacer l&apos;image existante.</translation>
    </message>
    <message>
        <source>There is a picture of this name already.</source>
        <translation>Il y a déjà une image de ce nom.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
</context>
<context>
    <name>remparts::app::PresentActions</name>
    <message>
        <source>Show to a room</source>
        <translation>Présenter à un groupe</translation>
    </message>
    <message>
        <source>Explain the last points</source>
        <translation>Expliquer les derniers points</translation>
    </message>
    <message>
        <source>Nothing has been scored yet</source>
        <translation>Rien n&apos;a encore rapporté de points</translation>
    </message>
</context>
<context>
    <name>remparts::app::RulesDesk</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>remparts::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation>Confirmer chaque action</translation>
    </message>
    <message>
        <source>A first click shows what an action does and scores, a second one takes it.</source>
        <translation>Un premier clic montre l&apos;effet et les points d&apos;une action, un second la joue.</translation>
    </message>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Strict, comme en tournoi</translation>
    </message>
    <message>
        <source>No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn tile.</source>
        <translation>Pas de places possibles marquées, pas de valeur avant le décompte, pas de liste du reste&#xa0;; annuler s&apos;arrête à une tuile piochée.</translation>
    </message>
    <message>
        <source>Names of rows and columns</source>
        <translation>Noms des lignes et des colonnes</translation>
    </message>
    <message>
        <source>Letters and numbers along the edges of the city.</source>
        <translation>Lettres et chiffres le long des bords de la cité.</translation>
    </message>
    <message>
        <source>The Kids: show roads that can be closed</source>
        <translation>Les Enfants&#xa0;: montrer les chemins qu&apos;on peut fermer</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Animations</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lentes</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapides</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Très rapides</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Couleurs des joueurs</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Usuelles</translation>
    </message>
    <message>
        <source>For red–green weakness</source>
        <translation>Daltonisme rouge-vert</translation>
    </message>
    <message>
        <source>For blue–yellow weakness</source>
        <translation>Daltonisme bleu-jaune</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Claires et foncées</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds of wood and stone</source>
        <translation>Sons de bois et de pierre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Rétablir les valeurs d&apos;origine</translation>
    </message>
    <message>
        <source>All settings as at the first start?</source>
        <translation>Remettre tous les paramètres comme au premier lancement&#xa0;?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Les garder</translation>
    </message>
</context>
<context>
    <name>remparts::app::StatisticsDesk</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Enregistrer les statistiques</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>The statistics were not saved</source>
        <translation>Les statistiques n&apos;ont pas été enregistrées</translation>
    </message>
</context>
<context>
    <name>remparts::app::StrictAction</name>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Strict, comme en tournoi</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableActions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Afficher toute la table</translation>
    </message>
    <message>
        <source>Show the last move</source>
        <translation>Afficher le dernier coup</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Hide the interface</source>
        <translation>Masquer l&apos;interface</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Inspect the city</source>
        <translation>Visiter la cité</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Vitesse des animations</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>Animations&#xa0;: %1</translation>
    </message>
    <message>
        <source>List of what can be done</source>
        <translation>Liste des actions possibles</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <source>Names of columns and rows</source>
        <translation>Noms des colonnes et des lignes</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Points à présent</translation>
    </message>
    <message>
        <source>Strict mode: nobody is told what the points would be</source>
        <translation>Mode strict&#xa0;: les points à venir ne sont pas révélés</translation>
    </message>
    <message>
        <source>The game is over: the result tells all points</source>
        <translation>La partie est finie&#xa0;: le résultat donne tous les points</translation>
    </message>
</context>
<context>
    <name>remparts::app::TablePage</name>
    <message>
        <source>An action back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>To the scoring before</source>
        <translation>Au décompte précédent</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Au décompte suivant</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d&apos;ici</translation>
    </message>
    <message>
        <source>Layers are seen from above: Esc rises from the street</source>
        <translation>Les calques se voient d&apos;en haut&#xa0;: Échap pour remonter de la rue</translation>
    </message>
    <message>
        <source>H shows the interface again</source>
        <translation>H réaffiche l&apos;interface</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Tuile en main&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation>
            <numerusform>La cité, %n tuile. %1</numerusform>
            <numerusform>La cité, %n tuiles. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>%1. Enter confirms, Esc takes back.</source>
        <translation>%1. Entrée confirme, Échap annule.</translation>
    </message>
</context>
<context>
    <name>remparts::app::VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>remparts::model::SavedCities</name>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation>%1, ouverture impossible&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Rien n&apos;a été supprimé.</translation>
    </message>
</context>
<context>
    <name>remparts::model::Session</name>
    <message>
        <source>No tiles are at hand to open a game with.</source>
        <translation>Aucun jeu de tuiles disponible pour ouvrir une partie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Il n&apos;y a pas de partie à enregistrer.</translation>
    </message>
</context>
<context>
    <name>remparts::model::TurnModel</name>
    <message>
        <source>Looking back: in strict mode the game goes on at its end</source>
        <translation>Retour en arrière&#xa0;: en mode strict, la partie continue à sa fin</translation>
    </message>
    <message>
        <source>%1 (playing on begins a new line, the old one is kept)</source>
        <translation>%1 (jouer ici ouvre une nouvelle variante, l&apos;ancienne est gardée)</translation>
    </message>
    <message>
        <source>A tile was drawn after this: in strict mode one only looks back.</source>
        <translation>Une tuile a été piochée ensuite&#xa0;: en mode strict, on ne fait que revoir.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionPage</name>
    <message>
        <source>What can be done</source>
        <translation>Actions possibles</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Fermer la liste</translation>
    </message>
    <message>
        <source>Close the list  Esc</source>
        <translation>Fermer la liste  Échap</translation>
    </message>
    <message>
        <source>Up and Down move, typing finds a place, Enter plays it.</source>
        <translation>Haut et Bas déplacent, la frappe trouve un endroit, Entrée joue.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionView</name>
    <message>
        <source>What can be done now</source>
        <translation>Actions possibles à présent</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AnswerButton</name>
    <message>
        <source>%1, the right answer</source>
        <translation>%1, la bonne réponse</translation>
    </message>
    <message>
        <source>%1, not the right answer</source>
        <translation>%1, pas la bonne réponse</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AsidePart</name>
    <message>
        <source>Set aside</source>
        <translation>Écartées</translation>
    </message>
    <message>
        <source>Fitted nowhere and set aside (C2.5): %1</source>
        <translation>Sans place possible, écartées (C2.5)&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show them among the tiles left</source>
        <translation>Les montrer parmi les tuiles restantes</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BeginnerChoice</name>
    <message>
        <source>Choose for us</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Qui commence&#xa0;?</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BulbButton</name>
    <message>
        <source>Roads that can be closed are shown</source>
        <translation>Les chemins qu&apos;on peut fermer sont montrés</translation>
    </message>
    <message>
        <source>Roads that can be closed are not shown</source>
        <translation>Les chemins qu&apos;on peut fermer ne sont pas montrés</translation>
    </message>
    <message>
        <source>Stop showing the roads that the tile can close</source>
        <translation>Ne plus montrer les chemins que la tuile peut fermer</translation>
    </message>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Montrer les chemins que la tuile peut fermer</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ChapterRow</name>
    <message numerus="yes">
        <source>%1: %n rule(s) found</source>
        <translation>
            <numerusform>%1&#xa0;: %n règle trouvée</numerusform>
            <numerusform>%1&#xa0;: %n règles trouvées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityCard</name>
    <message>
        <source>today %1</source>
        <translation>aujourd&apos;hui %1</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Ouverture impossible&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nouveau nom</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityControls</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>Nouvelle partie, ouvrir, enregistrer</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Decline  Space</source>
        <translation>Refuser  Espace</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityGrid</name>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ConfirmBar</name>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Continuer&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseCard</name>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>Show this lesson to others, large</source>
        <translation>Montrer cette leçon à d&apos;autres, en grand</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>étape %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1, %2: %3</source>
        <comment>Lesson 2, Streets: step 3 of 9</comment>
        <translation>Leçon %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Present: %1</source>
        <translation>Présenter&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseGrid</name>
    <message>
        <source>The Kids</source>
        <translation>Les Enfants</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>La Cité</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CoursePage</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>The rules, step by step</source>
        <translation>Les règles, étape par étape</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
            <numerusform>Leçons terminées&#xa0;: %1 sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Look, guess, try it yourself: each lesson takes one to three minutes.</source>
        <translation>Regardez, devinez, essayez&#xa0;: chaque leçon dure une à trois minutes.</translation>
    </message>
    <message>
        <source>No lessons came with this program.</source>
        <translation>Aucune leçon n&apos;est fournie avec ce programme.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back  Esc</source>
        <translation>Retour  Échap</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Tout recommencer</translation>
    </message>
    <message>
        <source>Forget how far you have come</source>
        <translation>Oublier votre progression</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Read all rules</source>
        <translation>Lire toutes les règles</translation>
    </message>
    <message>
        <source>Read all rules  F2</source>
        <translation>Lire toutes les règles  F2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeastOverlay</name>
    <message>
        <source>The win is celebrated</source>
        <translation>On fête la victoire</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeedbackCard</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Pas tout à fait</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Un indice</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Right: the street is complete</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FoldHandle</name>
    <message>
        <source>%1, shown</source>
        <translation>%1, panneau affiché</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, panneau masqué</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Masquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Afficher&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message>
        <source>Cities on this computer</source>
        <translation>Cités sur cet ordinateur</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Cités</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Chercher par nom</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Récentes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Afficher dans le dossier</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Visiter</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n cité</numerusform>
            <numerusform>%n cités</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has this in its name or among its players.</source>
        <translation>Aucune cité n&apos;a cela dans son nom ou parmi ses joueurs.</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Recherche des parties enregistrées …</translation>
    </message>
    <message>
        <source>No city has been saved on this computer yet. Play one and save it: it will stand here, to be looked at again.</source>
        <translation>Aucune cité n&apos;est encore enregistrée sur cet ordinateur. Jouez-en une et enregistrez-la&#xa0;: vous la retrouverez ici.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>Cité supprimée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GhostButtons</name>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation>Poser la tuile ici</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandCard</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Turn the tile left</source>
        <translation>Tourner la tuile à gauche</translation>
    </message>
    <message>
        <source>Turn left  Shift+R</source>
        <translation>Tourner à gauche  Maj+R</translation>
    </message>
    <message>
        <source>Turn the tile right</source>
        <translation>Tourner la tuile à droite</translation>
    </message>
    <message>
        <source>Turn right  R</source>
        <translation>Tourner à droite  R</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tuile %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
    <message>
        <source>Just laid</source>
        <translation>Tuile posée</translation>
    </message>
    <message>
        <source>or click a spot</source>
        <translation>ou clic à l&apos;endroit</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Pas de tuile en main</translation>
    </message>
    <message>
        <source>Tile in hand, %1: %2</source>
        <translation>Tuile en main, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tile just laid, %1: %2</source>
        <translation>Tuile posée, %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandPicture</name>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintBar</name>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>poser</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>set</source>
        <translation>poser</translation>
    </message>
    <message>
        <source>choose an end</source>
        <translation>choisir un bout</translation>
    </message>
    <message>
        <source>place it</source>
        <translation>le placer</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>prendre une tuile</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintSwitch</name>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Montrer les chemins que la tuile peut fermer</translation>
    </message>
    <message>
        <source>Roads that can be closed glow</source>
        <translation>Les chemins qu&apos;on peut fermer brillent</translation>
    </message>
    <message>
        <source>Off: no road glows</source>
        <translation>Désactivé&#xa0;: aucun chemin ne brille</translation>
    </message>
    <message>
        <source>Good for the first games with small children</source>
        <translation>Idéal pour débuter avec de jeunes enfants</translation>
    </message>
</context>
<context>
    <name>remparts::panel::InspectBar</name>
    <message>
        <source>Overview</source>
        <translation>Vue d&apos;ensemble</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>From the north</source>
        <translation>Vu du nord</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>From the east</source>
        <translation>Vu de l&apos;est</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>From the south</source>
        <translation>Vu du sud</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>From the west</source>
        <translation>Vu de l&apos;ouest</translation>
    </message>
    <message>
        <source>Map, from above</source>
        <translation>Plan, vu d&apos;en haut</translation>
    </message>
    <message>
        <source>Street level: walk through the city</source>
        <translation>À hauteur de rue&#xa0;: se promener dans la cité</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Sortir</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Plateau tournant</translation>
    </message>
    <message>
        <source>The city turns slowly; any touch ends it  Space</source>
        <translation>La cité tourne lentement&#xa0;; un geste l&apos;arrête  Espace</translation>
    </message>
    <message>
        <source>Back to the game  I</source>
        <translation>Retour à la partie  I</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>marcher</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tourner</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Maj</translation>
    </message>
    <message>
        <source>hurry</source>
        <translation>se presser</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>look about</source>
        <translation>regarder</translation>
    </message>
    <message>
        <source>up to the wall-walk or down</source>
        <translation>monter au chemin de ronde ou descendre</translation>
    </message>
    <message>
        <source>rise again</source>
        <translation>remonter</translation>
    </message>
    <message>
        <source>move</source>
        <translation>déplacer</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Maj+glisser</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomer</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>go down to the meadow</source>
        <translation>descendre dans le pré</translation>
    </message>
    <message>
        <source>go down into the street</source>
        <translation>descendre dans la rue</translation>
    </message>
    <message>
        <source>hide all this</source>
        <translation>masquer tout ceci</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpList</name>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Words of the step</source>
        <translation>Mots de l&apos;étape</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>Streets, 3: Anna lays</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>3: Anna lays</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeyLineView</name>
    <message>
        <source>%1: %2</source>
        <comment>keys and what they do</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsBand</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsChoices</name>
    <message>
        <source>The tiles lie in</source>
        <translation>Tuiles réparties en</translation>
    </message>
    <message>
        <source>Show roads that can be closed</source>
        <translation>Montrer les chemins qu&apos;on peut fermer</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsFigures</name>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsHand</name>
    <message>
        <source>Turn the tile</source>
        <translation>Tourner la tuile</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Choisir une pile</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Pas de tuile en main</translation>
    </message>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Tuile en main&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPanel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPodium</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultPage</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultRows</name>
    <message>
        <source>%1: %2 placed, %3 left</source>
        <translation>%1&#xa0;: %2 en place, reste %3</translation>
    </message>
    <message>
        <source>%1 placed, %2 left</source>
        <translation>%1 en place, reste %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsRows</name>
    <message>
        <source>%1, %2: %3 left</source>
        <translation>%1, %2&#xa0;: reste %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsVerdict</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LapCard</name>
    <message>
        <source>Wall round: %1</source>
        <translation>Tour de muraille&#xa0;: %1</translation>
    </message>
    <message>
        <source>All pieces are set, now a tower</source>
        <translation>Tous les pans sont posés, place à la tour</translation>
    </message>
    <message>
        <source>Wall round</source>
        <translation>Tour de muraille</translation>
    </message>
    <message>
        <source>Laps %1, %2</source>
        <translation>Tours %1, %2</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Tour %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) to go</source>
        <translation>
            <numerusform>reste %1 pan sur %n</numerusform>
            <numerusform>reste %1 pans sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerControl</name>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerLegend</name>
    <message>
        <source>Take the layer away</source>
        <translation>Retirer le calque</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message>
        <source>Tiles left</source>
        <translation>Tuiles restantes</translation>
    </message>
    <message>
        <source>Only what fits on one cell</source>
        <translation>Seulement ce qui va sur une case</translation>
    </message>
    <message>
        <source>Set aside, as they fitted nowhere</source>
        <translation>Écartées, sans place possible</translation>
    </message>
    <message>
        <source>Close the list of tiles left</source>
        <translation>Fermer la liste des tuiles restantes</translation>
    </message>
    <message>
        <source>Close  T</source>
        <translation>Fermer  T</translation>
    </message>
    <message>
        <source>Pile %1: %2.</source>
        <translation>Pile %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Stack %1: %2.</source>
        <translation>Pile %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>In which order they come nobody knows.</source>
        <translation>Personne n&apos;en connaît l&apos;ordre.</translation>
    </message>
    <message>
        <source>Nothing that is left fits on %1.</source>
        <translation>Rien de ce qui reste ne va en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation>
            <numerusform>%n tuile restante irait en %1.</numerusform>
            <numerusform>%n tuiles restantes iraient en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation>
            <numerusform>Marquer la case où plus rien ne va (%n)</numerusform>
            <numerusform>Marquer les cases où plus rien ne va (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beyond the wall, no tile may be laid there (C2.3).</source>
        <translation>%1 est au-delà de la muraille&#xa0;: on n&apos;y pose pas de tuile (C2.3).</translation>
    </message>
    <message>
        <source>The game is over, no tile is laid any more.</source>
        <translation>La partie est finie, on ne pose plus de tuile.</translation>
    </message>
    <message>
        <source>Point at a free cell beside the tiles to see what fits there.</source>
        <translation>Pointez une case libre à côté des tuiles pour voir ce qui y va.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonEndPart</name>
    <message>
        <source>You have been through this lesson.</source>
        <translation>Vous avez terminé cette leçon.</translation>
    </message>
    <message>
        <source>What it showed</source>
        <translation>Ce qu&apos;elle a montré</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Aux leçons</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Reprendre du début</translation>
    </message>
    <message>
        <source>%1: you have been through this lesson</source>
        <translation>%1&#xa0;: vous avez terminé cette leçon</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Aux leçons</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Une étape en arrière</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>Recommencer cette étape</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Passer cette étape</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>key and choice</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Ctrl+Origine</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogLine</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Déroulement, le plus récent d&apos;abord</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>Rien ne s&apos;est encore passé</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogView</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Déroulement, le plus récent d&apos;abord</translation>
    </message>
</context>
<context>
    <name>remparts::panel::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PileButton</name>
    <message>
        <source>Pile %1 is empty</source>
        <translation>La pile %1 est vide</translation>
    </message>
    <message>
        <source>Pile %1, %2</source>
        <comment>Pile 1, 5 tiles left</comment>
        <translation>Pile %1, %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PilesButton</name>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n pile</numerusform>
            <numerusform>%n piles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlaybackBar</name>
    <message>
        <source>To the scoring before</source>
        <translation>Au décompte précédent</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation>Ctrl+Maj+Gauche</translation>
    </message>
    <message>
        <source>An action back</source>
        <translation>Une action en arrière</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Ctrl+Gauche</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Lire à partir d&apos;ici</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Une action en avant</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+Droite</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Au décompte suivant</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation>Ctrl+Maj+Droite</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Arrêter la lecture</translation>
    </message>
    <message>
        <source>Speed of playing: slow</source>
        <translation>Vitesse de lecture&#xa0;: lente</translation>
    </message>
    <message>
        <source>Speed of playing: fast</source>
        <translation>Vitesse de lecture&#xa0;: rapide</translation>
    </message>
    <message>
        <source>Speed of playing: normal</source>
        <translation>Vitesse de lecture&#xa0;: normale</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlayerRows</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, doit jouer</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>+%1 acquis</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>doit jouer</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4, %5</source>
        <comment>Anna, red disc: 5 points, 3 followers, 2 towers</comment>
        <translation>%1, %2 : %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsCard</name>
    <message>
        <source>Streets that the end would complete</source>
        <translation>Rues que la fin terminerait</translation>
    </message>
    <message>
        <source>Markets that the end would complete</source>
        <translation>Marchés que la fin terminerait</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Baillis</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Gardes</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <translation>Si la partie finissait là&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points so far, then what the end would add, and the sum.</source>
        <translation>Points acquis, puis ce que la fin ajouterait, et le total.</translation>
    </message>
    <message>
        <source>The fewest win when no tile is left.</source>
        <translation>Sans tuile restante, le moins de figurines gagne.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsNowPart</name>
    <message>
        <source>Points now</source>
        <translation>Points à présent</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Figurines restantes</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PresenterBar</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Sombre ou clair</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>Présentation</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultPage</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Tout passer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Back to the city</source>
        <translation>Retour à la cité</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultTable</name>
    <message numerus="yes">
        <source>%1: %n point(s) (%2)</source>
        <translation>
            <numerusform>%1 : %n point (%2)</numerusform>
            <numerusform>%1 : %n points (%2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleBadge</name>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleLinks</name>
    <message>
        <source>%1 %2: open the rules</source>
        <translation>%1 %2&#xa0;: ouvrir les règles</translation>
    </message>
    <message>
        <source>%1: open the rules</source>
        <translation>%1&#xa0;: ouvrir les règles</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleRow</name>
    <message>
        <source>Rule %1, %2</source>
        <translation>Règle %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Rule C4.2, Streets: A street is …</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fold the rule</source>
        <translation>Replier la règle</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>La Cité</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Les Enfants</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <translation>Règles de quel jeu</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n règle trouvée</numerusform>
            <numerusform>%n règles trouvées</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule of The City says “%1”. Try another word, or fewer of them.</source>
        <translation>Aucune règle de La Cité ne contient «&#xa0;%1&#xa0;». Essayez un autre mot, ou moins de mots.</translation>
    </message>
    <message>
        <source>No rule of The Kids says “%1”. Try another word, or fewer of them.</source>
        <translation>Aucune règle des Enfants ne contient «&#xa0;%1&#xa0;». Essayez un autre mot, ou moins de mots.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The Kids</source>
        <translation>
            <numerusform>%n règle des Enfants</numerusform>
            <numerusform>%n règles des Enfants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The City</source>
        <translation>
            <numerusform>%n règle de La Cité</numerusform>
            <numerusform>%n règles de La Cité</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SceneButton</name>
    <message>
        <source>Show me: %1 %2</source>
        <translation>Montrez-moi&#xa0;: %1 %2</translation>
    </message>
    <message>
        <source>Plays the step of the lesson that shows %1</source>
        <translation>Joue l&apos;étape de la leçon qui montre %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Montrez-moi</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>encore %n dans le journal</numerusform>
            <numerusform>encore %n dans le journal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 = %n point(s)</source>
        <translation>
            <numerusform>%1 + %2 = %n point</numerusform>
            <numerusform>%1 + %2 = %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreParts</name>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Piste de score</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Piste de score&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3</source>
        <translation>%1 à %2&#xa0;: partisan couché sur %3</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3, lap %4</source>
        <translation>%1 à %2&#xa0;: partisan couché sur %3, tour %4</translation>
    </message>
    <message>
        <source>Score track (C4.6)</source>
        <translation>Piste de score (C4.6)</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Joueur %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Player %1 leaves</source>
        <translation>Retirer le joueur %1</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>%1: swaps with %2</source>
        <translation>%1&#xa0;: échange avec %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatTable</name>
    <message>
        <source>Clockwise round the table: %1</source>
        <translation>Autour de la table, sens horaire&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Joueurs, sens horaire</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Walls are built after</source>
        <translation>La muraille se bâtit après</translation>
    </message>
    <message>
        <source>a score (usual)</source>
        <translation>un décompte (usuel)</translation>
    </message>
    <message>
        <source>Only when somebody gets points for it.</source>
        <translation>Seulement si quelqu&apos;un en tire des points.</translation>
    </message>
    <message>
        <source>any completion</source>
        <translation>toute zone terminée</translation>
    </message>
    <message>
        <source>Also when nobody stood on what was completed.</source>
        <translation>Même si personne n&apos;occupait la zone terminée.</translation>
    </message>
    <message>
        <source>Guards in the first wall round</source>
        <translation>Gardes au premier tour de muraille</translation>
    </message>
    <message>
        <source>allowed (usual)</source>
        <translation>permis (usuel)</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2015.</source>
        <translation>Décision de l&apos;éditeur en 2015.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2007.</source>
        <translation>Décision de l&apos;éditeur en 2007.</translation>
    </message>
    <message>
        <source>A follower that comes home can be the guard</source>
        <translation>Un partisan qui rentre peut être garde</translation>
    </message>
    <message>
        <source>next time (usual)</source>
        <translation>la fois suivante (usuel)</translation>
    </message>
    <message>
        <source>The guard is placed before the new wall piece is scored.</source>
        <translation>Le garde se place avant le décompte du nouveau pan.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>tout de suite</translation>
    </message>
    <message>
        <source>The new wall piece is scored first.</source>
        <translation>Le décompte du nouveau pan vient d&apos;abord.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>New game: The Kids</source>
        <translation>Nouvelle partie&#xa0;: Les Enfants</translation>
    </message>
    <message>
        <source>New game: The City</source>
        <translation>Nouvelle partie&#xa0;: La Cité</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation>
            <numerusform>%n joueur, 8 figurines chacun</numerusform>
            <numerusform>%n joueurs, 8 figurines chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation>
            <numerusform>%1, %n tour chacun</numerusform>
            <numerusform>%1, %n tours chacun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SidePanel</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SourceChart</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2 in all: %3</source>
        <translation>%1, %2 en tout&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StacksPart</name>
    <message>
        <source>Left in the stacks</source>
        <translation>Reste dans les piles</translation>
    </message>
    <message>
        <source>Show which tiles are left  T</source>
        <translation>Montrer les tuiles restantes  T</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <comment>Stack 1: 5 tiles left</comment>
        <translation>Pile %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Ouvrir une partie …</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Voir une cité</translation>
    </message>
    <message>
        <source>The City&apos;s tile set is our own reconstruction; The Kids&apos; tiles are drawn by us, too.</source>
        <translation>Les tuiles de La Cité sont notre propre reconstitution&#xa0;; celles des Enfants sont aussi dessinées par nous.</translation>
    </message>
    <message>
        <source>2 to 4 children from four, ten minutes</source>
        <translation>2 à 4 enfants dès 4 ans, dix minutes</translation>
    </message>
    <message>
        <source>2 to 4 players, about an hour</source>
        <translation>2 à 4 joueurs, environ une heure</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Les Enfants</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>La Cité</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Show the rules</source>
        <translation>Montrer les règles</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Regarder</translation>
    </message>
    <message>
        <source>The table plays by itself</source>
        <translation>La table joue toute seule</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message>
        <source>Final scoring</source>
        <translation>Décompte final</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2</source>
        <translation>
            <numerusform>%1 : %n point, à présent %2</numerusform>
            <numerusform>%1 : %n points, à présent %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The largest</source>
        <translation>Les plus grands</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation>Chance à la pioche</translation>
    </message>
    <message>
        <source>What a drawn tile could bring its player at once, in points, against the average of all tiles that could have come.</source>
        <translation>Ce qu&apos;une tuile piochée pouvait rapporter aussitôt, en points, face à la moyenne de toutes les tuiles qui auraient pu venir.</translation>
    </message>
    <message>
        <source>Save as a table (CSV) …</source>
        <translation>Enregistrer en tableau (CSV) …</translation>
    </message>
    <message>
        <source>Close the statistics</source>
        <translation>Fermer les statistiques</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Fermer  Échap</translation>
    </message>
    <message>
        <source>Figures placed, turn by turn</source>
        <translation>Figurines placées, tour par tour</translation>
    </message>
    <message>
        <source>Points by source, turn by turn</source>
        <translation>Points par origine, tour par tour</translation>
    </message>
    <message>
        <source>%1, from %2; %3</source>
        <translation>%1, à partir de %2&#xa0;; %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::TimeChoice</name>
    <message>
        <source>Morning</source>
        <translation>Matin</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Midi</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Heure dorée</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nuit</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Moment de la journée</translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Autres variantes de cette partie</translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation>Continuer cette variante</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Supprimer cette variante</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Le début de la partie</translation>
    </message>
    <message>
        <source>From the beginning, %1</source>
        <translation>Depuis le début, %1</translation>
    </message>
    <message>
        <source>From turn %1, %2</source>
        <translation>À partir du tour %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n action(s)</source>
        <translation>
            <numerusform>action %1 sur %n</numerusform>
            <numerusform>action %1 sur %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::TurnBand</name>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The city is built</source>
        <translation>La cité est bâtie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::UnkeptBar</name>
    <message>
        <source>Save as …</source>
        <translation>Enregistrer sous …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This game is not being kept: %1. It goes on, and each action tries to keep it again.</source>
        <translation>Cette partie n&apos;est pas sauvegardée&#xa0;: %1. Elle continue, et chaque action réessaie de la sauvegarder.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::WallsPart</name>
    <message>
        <source>Walls</source>
        <translation>Muraille</translation>
    </message>
</context>
<context>
    <name>remparts::scene::CityView</name>
    <message>
        <source>The city cannot be drawn here: OpenGL 3.2 is missing.
The game can be played all the same.</source>
        <translation>La cité ne peut pas être dessinée ici&#xa0;: OpenGL 3.2 manque.
On peut jouer quand même.</translation>
    </message>
</context>
</TS>
