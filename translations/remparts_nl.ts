<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>AttractWords</name>
    <message>
        <source>%1 left</source>
        <translation>%1 over</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>De Kinderen van Carcassonne</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>De Stad</translation>
    </message>
    <message>
        <source>%1 plays itself. Any key or a touch leads back.</source>
        <translation>%1: het spel speelt zelf. Een toets of aanraking brengt je terug.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A new game begins: %1</source>
        <translation>Een nieuw spel begint: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) wait in the stacks</source>
        <translation>
            <numerusform>%n tegel wacht in de stapels</numerusform>
            <numerusform>%n tegels wachten in de stapels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n punt</numerusform>
            <numerusform>%1: %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>A walk over the finished meadow</source>
        <translation>Een wandeling over de voltooide weide</translation>
    </message>
    <message>
        <source>A walk through the finished city</source>
        <translation>Een wandeling door de voltooide stad</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>A game kept by itself cannot be read and was put aside as %1: %2</source>
        <translation>Een automatisch bewaard spel kan niet worden gelezen en is opzijgezet als %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>%1 kan niet worden geschreven (%2)</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>de map %1 kan niet worden gemaakt</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>in de map %1 kan niet worden geschreven</translation>
    </message>
</context>
<context>
    <name>KeptOffers</name>
    <message>
        <source>today at %1</source>
        <translation>vandaag om %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>op %1</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Verlaten %1</translation>
    </message>
    <message>
        <source>The program stopped %1. Everything played is here.</source>
        <translation>Het programma stopte %1. Alles wat gespeeld is, is er nog.</translation>
    </message>
    <message>
        <source>Tile %1 of %2; the program stopped %3</source>
        <translation>Tegel %1 van %2; het programma stopte %3</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your turn</source>
        <translation>Je beurt</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pijltjes</translation>
    </message>
    <message>
        <source>to the next place or spot</source>
        <translation>naar de volgende plaats of plek</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>to the next control, and back</source>
        <translation>naar het volgende element, en terug</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>turn the tile right, left</source>
        <translation>tegel rechtsom, linksom draaien</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay the tile, take the spot</source>
        <translation>tegel leggen, plek kiezen</translation>
    </message>
    <message>
        <source>choose a pile, a spot or an end of the wall</source>
        <translation>een stapel, plek of uiteinde van de muur kiezen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>list of all that can be done now, in words</source>
        <translation>lijst van alle mogelijkheden nu, in woorden</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Heen en terug</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>ongedaan maken</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>opnieuw</translation>
    </message>
    <message>
        <source>an action back</source>
        <translation>een actie terug</translation>
    </message>
    <message>
        <source>an action on</source>
        <translation>een actie vooruit</translation>
    </message>
    <message>
        <source>to the scoring before</source>
        <translation>naar de vorige telling</translation>
    </message>
    <message>
        <source>to the next scoring</source>
        <translation>naar de volgende telling</translation>
    </message>
    <message>
        <source>play from here, stop</source>
        <translation>vanaf hier afspelen, stoppen</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Wat je ziet</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>de hele tafel</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>de laatste zet</translation>
    </message>
    <message>
        <source>the map, from above</source>
        <translation>de kaart, van boven</translation>
    </message>
    <message>
        <source>names of columns and rows</source>
        <translation>namen van kolommen en rijen</translation>
    </message>
    <message>
        <source>layers over the city, each with a legend</source>
        <translation>lagen over de stad, elk met een legenda</translation>
    </message>
    <message>
        <source>hide and show all but the table</source>
        <translation>alles behalve de tafel verbergen en tonen</translation>
    </message>
    <message>
        <source>how fast things move: the next speed</source>
        <translation>hoe snel alles beweegt: de volgende snelheid</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>volledig scherm</translation>
    </message>
    <message>
        <source>Looking at the city</source>
        <translation>De stad bekijken</translation>
    </message>
    <message>
        <source>look at the city: views, walking, times of day</source>
        <translation>stad verkennen: aanzichten, wandelen, tijd van de dag</translation>
    </message>
    <message>
        <source>turn the city slowly</source>
        <translation>de stad langzaam draaien</translation>
    </message>
    <message>
        <source>walk, once on a street; Shift runs</source>
        <translation>lopen, eenmaal op straat; met Shift sneller</translation>
    </message>
    <message>
        <source>climb the wall, and down again</source>
        <translation>de muur op, en weer af</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>rise from the street, back to the game</source>
        <translation>omhoog uit de straat, terug naar het spel</translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation>Spel en bestanden</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>nieuw spel</translation>
    </message>
    <message>
        <source>open</source>
        <translation>openen</translation>
    </message>
    <message>
        <source>save</source>
        <translation>opslaan</translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation>onder een andere naam opslaan</translation>
    </message>
    <message>
        <source>look at a saved city</source>
        <translation>opgeslagen stad bekijken</translation>
    </message>
    <message>
        <source>save a picture</source>
        <translation>afbeelding opslaan</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>dit overzicht</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>afsluiten</translation>
    </message>
    <message>
        <source>tiles that can still be drawn, and where they fit</source>
        <translation>tegels die nog kunnen komen, en waar ze passen</translation>
    </message>
    <message>
        <source>points if the game ended now</source>
        <translation>punten als het spel nu zou eindigen</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>instellingen</translation>
    </message>
    <message>
        <source>the rules; over the city the rule that is told there</source>
        <translation>de regels; boven de stad de regel die daar wordt genoemd</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>go on, where nothing waits for you</source>
        <translation>verder, waar niets van je wordt gevraagd</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>een stap terug</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>the step again</source>
        <translation>de stap opnieuw</translation>
    </message>
    <message>
        <source>answer a question</source>
        <translation>een vraag beantwoorden</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>een hint</translation>
    </message>
    <message>
        <source>to the lessons</source>
        <translation>naar de lessen</translation>
    </message>
    <message>
        <source>Showing to a room</source>
        <translation>Presenteren voor een groep</translation>
    </message>
    <message>
        <source>show the game, the lesson or the course full screen</source>
        <translation>spel, les of cursus op volledig scherm tonen</translation>
    </message>
    <message>
        <source>explain the last points, at the table</source>
        <translation>de laatste punten uitleggen, aan tafel</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>on, reveal</source>
        <translation>verder, onthullen</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>back</source>
        <translation>terug</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>eerste en laatste stap</translation>
    </message>
    <message>
        <source>go to a step, found by its words</source>
        <translation>naar een stap, gevonden op woorden</translation>
    </message>
    <message>
        <source>ring round the pointer; only as long as it is held</source>
        <translation>ring om de aanwijzer; ingedrukt: zolang je vasthoudt</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>zwart scherm</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>donker of licht</translation>
    </message>
    <message>
        <source>end</source>
        <translation>stoppen</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Ctrl+Home</translation>
    </message>
    <message>
        <source>the same, also during a task</source>
        <translation>hetzelfde, ook tijdens een opdracht</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>skip the step, also a task or question</source>
        <translation>de stap overslaan, ook een opdracht of vraag</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Show where it is</source>
        <translation>Tonen waar het is</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tegel %1 van %2</translation>
    </message>
    <message>
        <source>%1: the picture could not be written: %2</source>
        <translation>%1: de afbeelding kon niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>De Kinderen van Carcassonne</translation>
    </message>
    <message>
        <source>Carcassonne: The City</source>
        <translation>Carcassonne: De Stad</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 over</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>%1 of %2</source>
        <comment>step 3 of 12</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Het antwoord: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice by its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 tiles × 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rule %1, %2: %3</source>
        <translation>Regel %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>SavedCity</name>
    <message>
        <source>larger than 16 MB; it is not read</source>
        <translation>groter dan 16 MB; het wordt niet gelezen</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tegel %1 van %2</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <translation>%1 %2 over</translation>
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
        <translation>er is geen plek om het bestand te bewaren voor ongedaan maken</translation>
    </message>
    <message>
        <source>A city needs a name.</source>
        <translation>Geef de stad een naam.</translation>
    </message>
    <message>
        <source>A name cannot contain %1</source>
        <translation>Een naam kan geen %1 bevatten</translation>
    </message>
    <message>
        <source>A name stands on one line.</source>
        <translation>Een naam staat op één regel.</translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop.</source>
        <translation>Een naam kan niet met een punt beginnen.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Deze naam is te lang.</translation>
    </message>
    <message>
        <source>There is a city called %1 in this folder already.</source>
        <translation>Er is al een stad met de naam %1 in deze map.</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1</source>
        <translation>Het bestand kon niet worden hernoemd: %1</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Het bestand is er niet meer.</translation>
    </message>
    <message>
        <source>The file could not be deleted: %1</source>
        <translation>Het bestand kon niet worden verwijderd: %1</translation>
    </message>
    <message>
        <source>The file could not be brought back: %1</source>
        <translation>Het bestand kon niet worden teruggehaald: %1</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 %2 left</source>
        <comment>Anna 3 left</comment>
        <translation>%1 %2 over</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Anna 35</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The finished game</source>
        <translation>Het uitgespeelde spel</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 aan zet</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Tegel %1 van %2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Citizen</source>
        <translation>Burger</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Marktvrouw</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Beschermheer</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Horige</translation>
    </message>
    <message>
        <source>Gate here</source>
        <translation>Poort hier</translation>
    </message>
    <message>
        <source>This end</source>
        <translation>Dit uiteinde</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the clockwise end</source>
        <translation>Sluit de stad; het muurstuk telt voor het uiteinde met de klok mee</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the counter-clockwise end</source>
        <translation>Sluit de stad; het muurstuk telt voor het uiteinde tegen de klok in</translation>
    </message>
    <message>
        <source>A guard here: %1 in the row: %2</source>
        <translation>Wachter hier: %1 in de rij: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Guard here</source>
        <translation>Wachter hier</translation>
    </message>
    <message>
        <source>%1 in the row: %2</source>
        <translation>%1 in de rij: %2</translation>
    </message>
    <message>
        <source>Tower here: %1</source>
        <translation>Toren hier: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>Stapel %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 over</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tegel</numerusform>
            <numerusform>%n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figuur</numerusform>
            <numerusform>%n figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n horige</numerusform>
            <numerusform>%n horigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n toren</numerusform>
            <numerusform>%n torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n wachter</numerusform>
            <numerusform>%n wachters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n soort</numerusform>
            <numerusform>%n soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall</source>
        <translation>geen muurstuk</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation>
            <numerusform>%n muurstuk</numerusform>
            <numerusform>%n muurstukken</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>geen markt</translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n markt</numerusform>
            <numerusform>%n markten</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no market</source>
        <translation>zonder markt ernaast</translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation>
            <numerusform>naast %n markt</numerusform>
            <numerusform>naast %n markten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Largest market, %1, %2</source>
        <translation>Grootste markt, %1, %2</translation>
    </message>
    <message>
        <source>Longest street, %1</source>
        <translation>Langste straat, %1</translation>
    </message>
    <message>
        <source>Best guard, %1</source>
        <translation>Beste wachter, %1</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straat</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Residential area</source>
        <translation>Woonwijk</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Weg</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 tiles beside 2 markets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>nobody lives in it</source>
        <translation>er woont niemand</translation>
    </message>
    <message>
        <source>nobody stands on it</source>
        <translation>er staat niemand op</translation>
    </message>
    <message>
        <source>%1 share it</source>
        <translation>gedeeld door %1</translation>
    </message>
    <message>
        <source>%1 has most followers on it</source>
        <translation>%1 heeft er de meeste horigen</translation>
    </message>
    <message>
        <source>%1 has a steward in it</source>
        <translation>%1 heeft er een beschermheer</translation>
    </message>
    <message>
        <source>%1 stands on it</source>
        <translation>%1 staat erop</translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation>
            <numerusform>voltooit een straat van %n tegel</numerusform>
            <numerusform>voltooit een straat van %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation>
            <numerusform>voltooit een markt van %n tegel</numerusform>
            <numerusform>voltooit een markt van %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>zonder horige</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation>
            <numerusform>Straat van %n tegel</numerusform>
            <numerusform>Straat van %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation>
            <numerusform>Markt van %n tegel</numerusform>
            <numerusform>Markt van %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation>
            <numerusform>Woonwijk van %n tegel</numerusform>
            <numerusform>Woonwijk van %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation>
            <numerusform>Weg van %n tegel</numerusform>
            <numerusform>Weg van %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>%1: %2 now</source>
        <translation>%1: nu %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Residential area of 5 tiles, beside 2 markets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: streets</source>
        <translation>%1: straten</translation>
    </message>
    <message>
        <source>%1: markets</source>
        <translation>%1: markten</translation>
    </message>
    <message>
        <source>%1: towers</source>
        <translation>%1: torens</translation>
    </message>
    <message>
        <source>%1: stewards</source>
        <translation>%1: beschermheren</translation>
    </message>
    <message>
        <source>%1: guards</source>
        <translation>%1: wachters</translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation>
            <numerusform>%1: leg de tegel, hij past op %n plaats</numerusform>
            <numerusform>%1: leg de tegel, hij past op %n plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: close the wall, from either end</source>
        <translation>%1: sluit de muur vanaf een uiteinde</translation>
    </message>
    <message>
        <source>%1: set a wall piece at either end</source>
        <translation>%1: plaats een muurstuk aan een uiteinde</translation>
    </message>
    <message>
        <source>%1: turn up a tile of the last pile</source>
        <translation>%1: draai een tegel van de laatste stapel om</translation>
    </message>
    <message>
        <source>%1: pick a pile and turn up its top tile</source>
        <translation>%1: kies een stapel en draai de bovenste tegel om</translation>
    </message>
    <message>
        <source>%1: place a follower, or keep it</source>
        <translation>%1: plaats een horige of houd hem</translation>
    </message>
    <message>
        <source>%1: set the city gate on any side of the city</source>
        <translation>%1: plaats de stadspoort aan een zijde van de stad</translation>
    </message>
    <message>
        <source>%1: place a guard on this piece, or pass</source>
        <translation>%1: plaats een wachter op dit muurstuk of pas</translation>
    </message>
    <message>
        <source>%1: set a tower at this end, or keep it</source>
        <translation>%1: plaats een toren aan dit uiteinde of houd hem</translation>
    </message>
    <message>
        <source>%1: set a tower at either end, or keep it</source>
        <translation>%1: plaats een toren aan een uiteinde of houd hem</translation>
    </message>
    <message>
        <source>lays %1</source>
        <translation>legt tegel op %1</translation>
    </message>
    <message>
        <source>places a follower</source>
        <translation>plaatst een horige</translation>
    </message>
    <message>
        <source>sets the city gate</source>
        <translation>plaatst de stadspoort</translation>
    </message>
    <message>
        <source>sets a wall piece</source>
        <translation>plaatst een muurstuk</translation>
    </message>
    <message>
        <source>places a guard</source>
        <translation>plaatst een wachter</translation>
    </message>
    <message>
        <source>sets a tower</source>
        <translation>plaatst een toren</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>past</translation>
    </message>
    <message>
        <source>draws from pile %1</source>
        <translation>draait tegel van stapel %1 om</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Beurt %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation>
            <numerusform>%1, %n figuur geplaatst</numerusform>
            <numerusform>%1, %n figuren geplaatst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation>
            <numerusform>%1, en nog %n actie</numerusform>
            <numerusform>%1, en nog %n acties</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has placed all %2 figures.</source>
        <translation>%1 heeft alle %2 figuren geplaatst.</translation>
    </message>
    <message>
        <source>%1 have placed all %2 figures.</source>
        <translation>%1 hebben alle %2 figuren geplaatst.</translation>
    </message>
    <message>
        <source>laid %1</source>
        <translation>legt tegel op %1</translation>
    </message>
    <message>
        <source>laid %1, a citizen on it</source>
        <translation>legt tegel op %1, burger erop</translation>
    </message>
    <message>
        <source>laid %1, a seller on it</source>
        <translation>legt tegel op %1, marktvrouw erop</translation>
    </message>
    <message>
        <source>laid %1, a steward in it</source>
        <translation>legt tegel op %1, beschermheer erin</translation>
    </message>
    <message>
        <source>set the city gate</source>
        <translation>plaatst de stadspoort</translation>
    </message>
    <message>
        <source>The city is closed</source>
        <translation>De stad is gesloten</translation>
    </message>
    <message>
        <source>The game ends: %1</source>
        <translation>Het spel eindigt: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The start tile is laid</source>
        <translation>De starttegel is gelegd</translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and is set aside</source>
        <translation>Tegel %1 past nergens en wordt opzijgelegd</translation>
    </message>
    <message>
        <source>%1, nobody on it</source>
        <translation>%1, zonder horige</translation>
    </message>
    <message>
        <source>The wall is completed: %1</source>
        <translation>De muur wordt voltooid: %1</translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation>
            <numerusform>Weg van %n gesloten: %1</numerusform>
            <numerusform>Weg van %n gesloten: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation>
            <numerusform>%n horige gaat zonder punten naar huis</numerusform>
            <numerusform>%n horigen gaan zonder punten naar huis</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Het spel is afgelopen.</translation>
    </message>
    <message>
        <source>Somebody else is to choose now.</source>
        <translation>Nu is iemand anders aan zet.</translation>
    </message>
    <message>
        <source>Something else is asked for now.</source>
        <translation>Nu wordt iets anders gevraagd.</translation>
    </message>
    <message>
        <source>This must be done; there is no passing.</source>
        <translation>Dit moet; passen kan niet.</translation>
    </message>
    <message>
        <source>A tile already lies here.</source>
        <translation>Hier ligt al een tegel.</translation>
    </message>
    <message>
        <source>A tile must lie side by side with another one.</source>
        <translation>Een tegel moet met een zijde aan een andere liggen.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle of the table.</source>
        <translation>De eerste tegel ligt midden op tafel.</translation>
    </message>
    <message>
        <source>A street must go on here.</source>
        <translation>Hier moet een straat doorlopen.</translation>
    </message>
    <message>
        <source>This street would end at a tile without one.</source>
        <translation>Deze straat zou eindigen bij een tegel zonder straat.</translation>
    </message>
    <message>
        <source>No tile lies beyond the wall.</source>
        <translation>Buiten de muur ligt geen tegel.</translation>
    </message>
    <message>
        <source>The wall would be surrounded by tiles.</source>
        <translation>De muur zou door tegels worden omringd.</translation>
    </message>
    <message>
        <source>A follower stands on a street or market, or lies in a residential area.</source>
        <translation>Een horige staat op een straat of markt, of ligt in een woonwijk.</translation>
    </message>
    <message>
        <source>A follower is already on it.</source>
        <translation>Er is al een horige.</translation>
    </message>
    <message>
        <source>This tile has just completed it.</source>
        <translation>Deze tegel heeft hem net voltooid.</translation>
    </message>
    <message>
        <source>No follower is left.</source>
        <translation>Er is geen horige meer.</translation>
    </message>
    <message>
        <source>The wall goes along the outer rim of the city.</source>
        <translation>De muur loopt langs de buitenrand van de stad.</translation>
    </message>
    <message>
        <source>The wall does not go on here.</source>
        <translation>De muur gaat hier niet verder.</translation>
    </message>
    <message>
        <source>A guard already watches from the opposite side.</source>
        <translation>Aan de overkant staat al een wachter.</translation>
    </message>
    <message>
        <source>No guard is placed in the first wall round.</source>
        <translation>In de eerste muurronde wordt geen wachter geplaatst.</translation>
    </message>
    <message>
        <source>No tower is left.</source>
        <translation>Er is geen toren meer.</translation>
    </message>
    <message>
        <source>A tower already stands at this end.</source>
        <translation>Aan dit uiteinde staat al een toren.</translation>
    </message>
    <message>
        <source>There is no such pile.</source>
        <translation>Die stapel is er niet.</translation>
    </message>
    <message>
        <source>No tile is left in this pile.</source>
        <translation>Deze stapel is leeg.</translation>
    </message>
    <message>
        <source>A tile must be turned up.</source>
        <translation>Er moet een tegel worden omgedraaid.</translation>
    </message>
    <message>
        <source>The tile must be laid.</source>
        <translation>De tegel moet worden gelegd.</translation>
    </message>
    <message>
        <source>The gate must be set.</source>
        <translation>De poort moet worden geplaatst.</translation>
    </message>
    <message>
        <source>A wall piece must be set.</source>
        <translation>Er moet een muurstuk worden geplaatst.</translation>
    </message>
    <message>
        <source>Pick a pile first.</source>
        <translation>Kies eerst een stapel.</translation>
    </message>
    <message>
        <source>Lay the tile in hand first.</source>
        <translation>Leg eerst de tegel uit je hand.</translation>
    </message>
    <message>
        <source>Followers go on the tile just laid.</source>
        <translation>Horigen komen op de net gelegde tegel.</translation>
    </message>
    <message>
        <source>The gate goes on a side at the outer rim of the city.</source>
        <translation>De poort komt op een zijde aan de buitenrand van de stad.</translation>
    </message>
    <message>
        <source>A tower stands at an end of the wall.</source>
        <translation>Een toren staat aan een uiteinde van de muur.</translation>
    </message>
    <message>
        <source>A wall piece goes on at one of the two ends.</source>
        <translation>Een muurstuk komt aan een van de twee uiteinden.</translation>
    </message>
    <message>
        <source>A guard stands on the piece just set.</source>
        <translation>Een wachter staat op het net geplaatste muurstuk.</translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation>
            <numerusform>%n rood kind, niemand speelt rood</numerusform>
            <numerusform>%n rode kinderen, niemand speelt rood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation>
            <numerusform>%n blauw kind, niemand speelt blauw</numerusform>
            <numerusform>%n blauwe kinderen, niemand speelt blauw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation>
            <numerusform>%n groen kind, niemand speelt groen</numerusform>
            <numerusform>%n groene kinderen, niemand speelt groen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation>
            <numerusform>%n geel kind, niemand speelt geel</numerusform>
            <numerusform>%n gele kinderen, niemand speelt geel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no child on it</source>
        <translation>%1; geen kind erop</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; erop: %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 plaatst %2</translation>
    </message>
    <message>
        <source>nobody&apos;s child is on it</source>
        <translation>zonder kind van een speler</translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation>
            <numerusform>sluit een weg van %n: %1</numerusform>
            <numerusform>sluit een weg van %n: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <translation>vis</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>graan</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>vee</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>geen gebouw</translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation>
            <numerusform>%n openbaar gebouw</numerusform>
            <numerusform>%n openbare gebouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation>
            <numerusform>%n historisch gebouw</numerusform>
            <numerusform>%n historische gebouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation>
            <numerusform>%1 en %n historisch gebouw</numerusform>
            <numerusform>%1 en %n historische gebouwen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation>
            <numerusform>%n openbaar</numerusform>
            <numerusform>%n openbare</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Openbaar gebouw: %n punt per wachter ervoor</numerusform>
            <numerusform>Openbaar gebouw: %n punten per wachter ervoor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Historisch gebouw: %n punt per wachter ervoor</numerusform>
            <numerusform>Historisch gebouw: %n punten per wachter ervoor</numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, %1</source>
        <translation>Toren, %1</translation>
    </message>
    <message>
        <source>Residential area %1</source>
        <translation>Woonwijk %1</translation>
    </message>
    <message>
        <source>Guard, %1</source>
        <translation>Wachter, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation>
            <numerusform>%1, elk %n punt</numerusform>
            <numerusform>%1, elk %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>no piece of wall before it</source>
        <translation>geen muurstuk ervoor</translation>
    </message>
    <message>
        <source>no market touches it</source>
        <translation>geen markt ernaast</translation>
    </message>
    <message>
        <source>%1: %2 × 2 + %3 × 3</source>
        <translation>%1: %2 × 2 + %3 × 3</translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation>
            <numerusform>%1: straat van %n tegel, elk 1 punt: %2</numerusform>
            <numerusform>%1: straat van %n tegels, elk 1 punt: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation>
            <numerusform>%1: straat van %n tegel, elk 2 punten: %2</numerusform>
            <numerusform>%1: straat van %n tegels, elk 2 punten: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation>
            <numerusform>%1: markt van %n tegel, %2: %3</numerusform>
            <numerusform>%1: markt van %n tegels, %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tower, %2: %3</source>
        <translation>%1: toren, %2: %3</translation>
    </message>
    <message>
        <source>%1: residential area %2: %3</source>
        <translation>%1: woonwijk %2: %3</translation>
    </message>
    <message>
        <source>%1: guard, %2: %3</source>
        <translation>%1: wachter, %2: %3</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Speler %1</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Kies een stapel</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Leg de tegel</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Plaats een horige</translation>
    </message>
    <message>
        <source>Set the city gate</source>
        <translation>Plaats de stadspoort</translation>
    </message>
    <message>
        <source>Set a wall piece</source>
        <translation>Plaats een muurstuk</translation>
    </message>
    <message>
        <source>Place a guard</source>
        <translation>Plaats een wachter</translation>
    </message>
    <message>
        <source>Set a tower</source>
        <translation>Plaats een toren</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>citizen</source>
        <translation>burger</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>marktvrouw</translation>
    </message>
    <message>
        <source>steward</source>
        <translation>beschermheer</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>wachter</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figuur</translation>
    </message>
    <message>
        <source>The last tile is laid.</source>
        <translation>De laatste tegel is gelegd.</translation>
    </message>
    <message>
        <source>The last piece of wall is set.</source>
        <translation>Het laatste muurstuk is geplaatst.</translation>
    </message>
    <message>
        <source>Five sides or fewer are left between the two ends of the wall.</source>
        <translation>Er zijn nog vijf zijden of minder tussen de twee uiteinden van de muur.</translation>
    </message>
    <message>
        <source>The wall round the city is closed.</source>
        <translation>De muur rond de stad is gesloten.</translation>
    </message>
    <message>
        <source>A player has placed all figures.</source>
        <translation>Een speler heeft alle figuren geplaatst.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 delen de overwinning</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wint</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Gelijkspel tussen %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 voor %2</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <translation>elk %1 voor %2</translation>
    </message>
    <message>
        <source>nothing, as nobody is on it</source>
        <translation>niets, want er is geen horige</translation>
    </message>
    <message>
        <source>nothing, as it stays open</source>
        <translation>niets, want dit blijft open</translation>
    </message>
    <message>
        <source>Public building</source>
        <translation>Openbaar gebouw</translation>
    </message>
    <message>
        <source>Historic building</source>
        <translation>Historisch gebouw</translation>
    </message>
    <message>
        <source>%1, historic building</source>
        <translation>%1, historisch gebouw</translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation>
            <numerusform>%n per wachter die het ziet</numerusform>
            <numerusform>%n per wachter die het ziet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · tile %2</source>
        <translation>%1 · tegel %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>geplaatst door %1</translation>
    </message>
    <message>
        <source>imagined for the final scoring</source>
        <translation>denkbeeldig, voor de eindtelling</translation>
    </message>
    <message>
        <source>none, as one stands straight across</source>
        <translation>geen, want recht ertegenover staat er al een</translation>
    </message>
    <message>
        <source>closed all round</source>
        <translation>rondom gesloten</translation>
    </message>
    <message>
        <source>Piece of the city wall</source>
        <translation>Stuk stadsmuur</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Stadspoort</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Toren</translation>
    </message>
    <message>
        <source>Crossing, where streets end</source>
        <translation>Kruispunt, waar straten eindigen</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Weide</translation>
    </message>
    <message>
        <source>House, where roads end</source>
        <translation>Huis, waar wegen eindigen</translation>
    </message>
    <message>
        <source>Pond, where roads end</source>
        <translation>Vijver, waar wegen eindigen</translation>
    </message>
    <message>
        <source>Wall, where roads end</source>
        <translation>Muur, waar wegen eindigen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Aan het einde</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gescoord</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Ziet</translation>
    </message>
    <message>
        <source>A guard here</source>
        <translation>Wachter hier</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Gezien door</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wachter</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Muur</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Erop</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Eigenaars</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Markten</translation>
    </message>
    <message>
        <source>Residential areas</source>
        <translation>Woonwijken</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wachters</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straten</translation>
    </message>
    <message>
        <source>Last scoring</source>
        <translation>Laatste telling</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Wegen</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinderen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Last closed road</source>
        <translation>Laatst gesloten weg</translation>
    </message>
    <message>
        <source>Features by owner</source>
        <translation>Gebieden per eigenaar</translation>
    </message>
    <message>
        <source>Markets by kind</source>
        <translation>Markten per soort</translation>
    </message>
    <message>
        <source>Areas and their markets</source>
        <translation>Woonwijken en hun markten</translation>
    </message>
    <message>
        <source>What the guards see</source>
        <translation>Wat de wachters zien</translation>
    </message>
    <message>
        <source>Streets by length</source>
        <translation>Straten op lengte</translation>
    </message>
    <message>
        <source>Open and closed roads</source>
        <translation>Open en gesloten wegen</translation>
    </message>
    <message>
        <source>Children by colour</source>
        <translation>Kinderen per kleur</translation>
    </message>
    <message>
        <source>Figures on the roads</source>
        <translation>Figuren op de wegen</translation>
    </message>
    <message>
        <source>Full badges have scored, rings tell the worth now.</source>
        <translation>Volle schildjes zijn gescoord, ringen tonen de waarde nu.</translation>
    </message>
    <message>
        <source>Badges: tiles × kinds; full ones are complete.</source>
        <translation>Schildjes: tegels × soorten; volle zijn voltooid.</translation>
    </message>
    <message>
        <source>Badges: markets × 2, with the sign of who would score.</source>
        <translation>Schildjes: markten × 2, met het teken van wie zou scoren.</translation>
    </message>
    <message>
        <source>A band is a guard&apos;s row, up to the first free cell.</source>
        <translation>Een band is de rij van een wachter, tot de eerste lege plaats.</translation>
    </message>
    <message>
        <source>Badges: tiles; full ones are complete.</source>
        <translation>Schildjes: tegels; volle zijn voltooid.</translation>
    </message>
    <message>
        <source>Badges: tiles of the road; full ones are closed.</source>
        <translation>Schildjes: tegels van de weg; volle zijn gesloten.</translation>
    </message>
    <message>
        <source>A ring waits for its figure.</source>
        <translation>Een ring wacht op zijn figuur.</translation>
    </message>
    <message>
        <source>No tile is laid yet.</source>
        <translation>Er is nog geen tegel gelegd.</translation>
    </message>
    <message>
        <source>There is no market yet.</source>
        <translation>Er is nog geen markt.</translation>
    </message>
    <message>
        <source>There is no residential area yet.</source>
        <translation>Er is nog geen woonwijk.</translation>
    </message>
    <message>
        <source>No guard stands on the wall.</source>
        <translation>Er staat geen wachter op de muur.</translation>
    </message>
    <message>
        <source>Nothing has scored yet.</source>
        <translation>Er is nog niets gescoord.</translation>
    </message>
    <message>
        <source>There is no child on the roads yet.</source>
        <translation>Er staat nog geen kind op de wegen.</translation>
    </message>
    <message>
        <source>No figure stands on a road yet.</source>
        <translation>Er staat nog geen figuur op een weg.</translation>
    </message>
    <message>
        <source>No road is closed yet.</source>
        <translation>Er is nog geen weg gesloten.</translation>
    </message>
    <message>
        <source>%1 scored</source>
        <translation>%1 gescoord</translation>
    </message>
    <message>
        <source>%1 as they lie</source>
        <translation>%1 zoals het ligt</translation>
    </message>
    <message>
        <source>%1 scored, %2 as they lie</source>
        <translation>%1 gescoord, %2 zoals het ligt</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Gedeeld</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Van niemand</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>elk %n punt</numerusform>
            <numerusform>elk %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>parts on tiles</source>
        <translation>delen op tegels</translation>
    </message>
    <message>
        <source>Markets beside an area</source>
        <translation>Markten naast een woonwijk</translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation>
            <numerusform>%n heeft een figuur</numerusform>
            <numerusform>%n hebben een figuur</numerusform>
        </translation>
    </message>
    <message>
        <source>figures placed</source>
        <translation>figuren geplaatst</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>langste: %1</translation>
    </message>
    <message>
        <source>Closed roads</source>
        <translation>Gesloten wegen</translation>
    </message>
    <message>
        <source>Open roads</source>
        <translation>Open wegen</translation>
    </message>
    <message>
        <source>Roads with nobody&apos;s child</source>
        <translation>Wegen zonder kind van een speler</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 of meer</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation>
            <numerusform>%1 of %n tegel</numerusform>
            <numerusform>%1 of %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation>
            <numerusform>%1 t/m %n tegel</numerusform>
            <numerusform>%1 t/m %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation>
            <numerusform>naast %n markt of meer</numerusform>
            <numerusform>naast %n markten of meer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation>
            <numerusform>Markten met %n soort</numerusform>
            <numerusform>Markten met %n soorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Fish stalls</source>
        <translation>Viskramen</translation>
    </message>
    <message>
        <source>Grain stalls</source>
        <translation>Graankramen</translation>
    </message>
    <message>
        <source>Livestock pens</source>
        <translation>Veehokken</translation>
    </message>
    <message>
        <source>Red, played by nobody</source>
        <translation>Rood, door niemand gespeeld</translation>
    </message>
    <message>
        <source>Blue, played by nobody</source>
        <translation>Blauw, door niemand gespeeld</translation>
    </message>
    <message>
        <source>Green, played by nobody</source>
        <translation>Groen, door niemand gespeeld</translation>
    </message>
    <message>
        <source>Yellow, played by nobody</source>
        <translation>Geel, door niemand gespeeld</translation>
    </message>
    <message>
        <source>1 tile, 1 point</source>
        <translation>1 tegel, 1 punt</translation>
    </message>
    <message>
        <source>%1: street of 1 tile: %2</source>
        <translation>%1: straat van 1 tegel: %2</translation>
    </message>
    <message>
        <source>%1 laid %2</source>
        <translation>%1 legt tegel op %2</translation>
    </message>
    <message>
        <source>%1 laid %2, a citizen on it</source>
        <translation>%1 legt tegel op %2, burger erop</translation>
    </message>
    <message>
        <source>%1 laid %2, a seller on it</source>
        <translation>%1 legt tegel op %2, marktvrouw erop</translation>
    </message>
    <message>
        <source>%1 laid %2, a steward in it</source>
        <translation>%1 legt tegel op %2, beschermheer erin</translation>
    </message>
    <message>
        <source>turned up a tile of pile %1</source>
        <translation>draait een tegel van stapel %1 om</translation>
    </message>
    <message>
        <source>%1 turned up a tile of pile %2</source>
        <translation>%1 draait een tegel van stapel %2 om</translation>
    </message>
    <message>
        <source>%1 set the city gate</source>
        <translation>%1 plaatst de stadspoort</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>plaatst %1</translation>
    </message>
    <message>
        <source>%1 set %2</source>
        <translation>%1 plaatst %2</translation>
    </message>
    <message>
        <source>set %1, %2</source>
        <translation>plaatst %1, %2</translation>
    </message>
    <message>
        <source>%1 set %2, %3</source>
        <translation>%1 plaatst %2, %3</translation>
    </message>
    <message>
        <source>%1 drew tile %2 from stack %3</source>
        <translation>%1 trekt tegel %2 van stapel %3</translation>
    </message>
    <message>
        <source>%1 turned up tile %2 of pile %3</source>
        <translation>%1 draait tegel %2 van stapel %3 om</translation>
    </message>
    <message>
        <source>It lies turned to the right</source>
        <translation>Ligt rechtsom gedraaid</translation>
    </message>
    <message>
        <source>It lies upside down</source>
        <translation>Ligt ondersteboven</translation>
    </message>
    <message>
        <source>It lies turned to the left</source>
        <translation>Ligt linksom gedraaid</translation>
    </message>
    <message>
        <source>It lies upright</source>
        <translation>Ligt rechtop</translation>
    </message>
    <message>
        <source>%1 takes a citizen back</source>
        <translation>%1 neemt een burger terug</translation>
    </message>
    <message>
        <source>%1 takes a seller back</source>
        <translation>%1 neemt een marktvrouw terug</translation>
    </message>
    <message>
        <source>%1 takes a steward back</source>
        <translation>%1 neemt een beschermheer terug</translation>
    </message>
    <message>
        <source>%1 takes a guard back</source>
        <translation>%1 neemt een wachter terug</translation>
    </message>
    <message>
        <source>%1 takes a figure back</source>
        <translation>%1 neemt een figuur terug</translation>
    </message>
    <message>
        <source>%1 back to the tower at %2</source>
        <translation>%1 terug tot de toren bij %2</translation>
    </message>
    <message>
        <source>%1 back to the gate</source>
        <translation>%1 terug tot de poort</translation>
    </message>
    <message>
        <source>%1, beside it at %2</source>
        <translation>%1, ernaast op %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>samen %1</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>regel %1: %2</translation>
    </message>
    <message>
        <source>begins a street</source>
        <translation>begint een straat</translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation>
            <numerusform>begint %n straat</numerusform>
            <numerusform>begint %n straten</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a market</source>
        <translation>begint een markt</translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation>
            <numerusform>begint %n markt</numerusform>
            <numerusform>begint %n markten</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a residential area</source>
        <translation>begint een woonwijk</translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation>
            <numerusform>begint %n woonwijk</numerusform>
            <numerusform>begint %n woonwijken</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a road</source>
        <translation>begint een weg</translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation>
            <numerusform>begint %n weg</numerusform>
            <numerusform>begint %n wegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation>
            <numerusform>verlengt een straat tot %n tegel</numerusform>
            <numerusform>verlengt een straat tot %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation>
            <numerusform>vergroot een markt tot %n tegel</numerusform>
            <numerusform>vergroot een markt tot %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation>
            <numerusform>vergroot een woonwijk tot %n tegel</numerusform>
            <numerusform>vergroot een woonwijk tot %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation>
            <numerusform>verlengt een weg tot %n tegel</numerusform>
            <numerusform>verlengt een weg tot %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindt straten, samen %n tegel</numerusform>
            <numerusform>verbindt straten, samen %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindt markten, samen %n tegel</numerusform>
            <numerusform>verbindt markten, samen %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindt woonwijken, samen %n tegel</numerusform>
            <numerusform>verbindt woonwijken, samen %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindt wegen, samen %n tegel</numerusform>
            <numerusform>verbindt wegen, samen %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation>
            <numerusform>voltooit een woonwijk van %n tegel</numerusform>
            <numerusform>voltooit een woonwijk van %n tegels</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation>
            <numerusform>sluit een weg van %n tegel</numerusform>
            <numerusform>sluit een weg van %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the south-west of the tile</source>
        <translation>%1, in het zuidwesten van de tegel</translation>
    </message>
    <message>
        <source>%1, in the south of the tile</source>
        <translation>%1, in het zuiden van de tegel</translation>
    </message>
    <message>
        <source>%1, in the south-east of the tile</source>
        <translation>%1, in het zuidoosten van de tegel</translation>
    </message>
    <message>
        <source>%1, in the west of the tile</source>
        <translation>%1, in het westen van de tegel</translation>
    </message>
    <message>
        <source>%1, in the middle of the tile</source>
        <translation>%1, in het midden van de tegel</translation>
    </message>
    <message>
        <source>%1, in the east of the tile</source>
        <translation>%1, in het oosten van de tegel</translation>
    </message>
    <message>
        <source>%1, in the north-west of the tile</source>
        <translation>%1, in het noordwesten van de tegel</translation>
    </message>
    <message>
        <source>%1, in the north of the tile</source>
        <translation>%1, in het noorden van de tegel</translation>
    </message>
    <message>
        <source>%1, in the north-east of the tile</source>
        <translation>%1, in het noordoosten van de tegel</translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation>
            <numerusform>Marktvrouw op de markt van %n tegel, %1</numerusform>
            <numerusform>Marktvrouw op de markt van %n tegels, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation>
            <numerusform>Beschermheer in de woonwijk van %n tegel, %1</numerusform>
            <numerusform>Beschermheer in de woonwijk van %n tegels, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation>
            <numerusform>Burger op de straat van %n tegel</numerusform>
            <numerusform>Burger op de straat van %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wall piece at the clockwise end</source>
        <translation>%1: muurstuk aan het uiteinde met de klok mee</translation>
    </message>
    <message>
        <source>%1: wall piece at the counter-clockwise end</source>
        <translation>%1: muurstuk aan het uiteinde tegen de klok in</translation>
    </message>
    <message>
        <source>%1: tower at the clockwise end</source>
        <translation>%1: toren aan het uiteinde met de klok mee</translation>
    </message>
    <message>
        <source>%1: tower at the counter-clockwise end</source>
        <translation>%1: toren aan het uiteinde tegen de klok in</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Geen horige</translation>
    </message>
    <message>
        <source>No guard</source>
        <translation>Geen wachter</translation>
    </message>
    <message>
        <source>No tower</source>
        <translation>Geen toren</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>%1: the city gate</source>
        <translation>%1: de stadspoort</translation>
    </message>
    <message>
        <source>%1: guard on the wall piece just set</source>
        <translation>%1: wachter op het net geplaatste muurstuk</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>rechtop</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>rechtsom gedraaid</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>ondersteboven</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>linksom gedraaid</translation>
    </message>
    <message>
        <source>%1, north side</source>
        <translation>%1, noordkant</translation>
    </message>
    <message>
        <source>%1, east side</source>
        <translation>%1, oostkant</translation>
    </message>
    <message>
        <source>%1, south side</source>
        <translation>%1, zuidkant</translation>
    </message>
    <message>
        <source>%1, west side</source>
        <translation>%1, westkant</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation>
            <numerusform>%n vismarkt</numerusform>
            <numerusform>%n vismarkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation>
            <numerusform>%n graanmarkt</numerusform>
            <numerusform>%n graanmarkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation>
            <numerusform>%n veemarkt</numerusform>
            <numerusform>%n veemarkten</numerusform>
        </translation>
    </message>
    <message>
        <source>a red child</source>
        <translation>een rood kind</translation>
    </message>
    <message>
        <source>a blue child</source>
        <translation>een blauw kind</translation>
    </message>
    <message>
        <source>a green child</source>
        <translation>een groen kind</translation>
    </message>
    <message>
        <source>a yellow child</source>
        <translation>een geel kind</translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation>
            <numerusform>%n straat</numerusform>
            <numerusform>%n straten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation>
            <numerusform>%n woonwijk</numerusform>
            <numerusform>%n woonwijken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n weg</numerusform>
            <numerusform>%n wegen</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left, fits here. %4</source>
        <translation>Tegel %1: nog %2 van %3, past hier. %4</translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left. %4</source>
        <translation>Tegel %1: nog %2 van %3. %4</translation>
    </message>
    <message>
        <source>Tile %1 fitted nowhere and was set aside (C2.5). %2</source>
        <translation>Tegel %1 paste nergens en is opzijgelegd (C2.5). %2</translation>
    </message>
    <message>
        <source>Longest street: %1</source>
        <translation>Langste straat: %1</translation>
    </message>
    <message>
        <source>Largest market: %1</source>
        <translation>Grootste markt: %1</translation>
    </message>
    <message>
        <source>Largest residential area: %1</source>
        <translation>Grootste woonwijk: %1</translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation>Langste weg: %1</translation>
    </message>
    <message>
        <source>nobody scored it</source>
        <translation>door niemand gescoord</translation>
    </message>
    <message>
        <source>nobody’s figure is on it</source>
        <translation>er staat geen figuur op</translation>
    </message>
    <message>
        <source>streets %1</source>
        <translation>straten %1</translation>
    </message>
    <message>
        <source>markets %1</source>
        <translation>markten %1</translation>
    </message>
    <message>
        <source>towers %1</source>
        <translation>torens %1</translation>
    </message>
    <message>
        <source>stewards %1</source>
        <translation>beschermheren %1</translation>
    </message>
    <message>
        <source>guards %1</source>
        <translation>wachters %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>tot nu toe %1</translation>
    </message>
    <message>
        <source>%1: %2; together %3, in the lead</source>
        <translation>%1: %2; samen %3, aan kop</translation>
    </message>
    <message>
        <source>%1: %2; together %3</source>
        <translation>%1: %2; samen %3</translation>
    </message>
    <message>
        <source>fish market</source>
        <translation>vismarkt</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>graanmarkt</translation>
    </message>
    <message>
        <source>livestock market</source>
        <translation>veemarkt</translation>
    </message>
    <message>
        <source>street</source>
        <comment>meets a side of a tile</comment>
        <translation>straat</translation>
    </message>
    <message>
        <source>residential area</source>
        <comment>meets a side of a tile</comment>
        <translation>woonwijk</translation>
    </message>
    <message>
        <source>road</source>
        <comment>meets a side of a tile</comment>
        <translation>weg</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>meets a side of a tile</comment>
        <translation>niets</translation>
    </message>
    <message>
        <source>north: %1; east: %2; south: %3; west: %4</source>
        <translation>noord: %1; oost: %2; zuid: %3; west: %4</translation>
    </message>
    <message>
        <source>%1: lay the tile</source>
        <translation>%1: leg de tegel</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2 so far, %3</source>
        <comment>Market of 3 tiles: 6 so far, still open</comment>
        <translation>%1: tot nu toe %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>nog %n tegel</numerusform>
            <numerusform>nog %n tegels</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall left</source>
        <translation>geen muurstuk meer</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall left</source>
        <translation>
            <numerusform>nog %n muurstuk</numerusform>
            <numerusform>nog %n muurstukken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>nog %n figuur</numerusform>
            <numerusform>nog %n figuren</numerusform>
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
        <translation>tot nu toe %1, %2</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>street</comment>
        <translation>voltooid</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>street</comment>
        <translation>nog open</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>market</comment>
        <translation>voltooid</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>market</comment>
        <translation>nog open</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>residential area</comment>
        <translation>voltooid</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>residential area</comment>
        <translation>nog open</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>road</comment>
        <translation>gesloten</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>road</comment>
        <translation>nog open</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Road of 3 tiles, still open</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wint met %n punt</numerusform>
            <numerusform>%1 wint met %n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Staat op</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>Anna: 3 figures left, in the lead</comment>
        <translation>%1: %2, aan kop</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everybody builds at the wall</source>
        <translation>Iedereen bouwt aan de muur</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>m21, upright</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tower here</source>
        <translation>Toren hier</translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>Two to four players can play</source>
        <translation>Twee tot vier spelers kunnen meedoen</translation>
    </message>
    <message>
        <source>A player has no name</source>
        <translation>Een speler heeft geen naam</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>Een naam heeft hoogstens %1 letters</translation>
    </message>
    <message>
        <source>Two players have the same name</source>
        <translation>Twee spelers hebben dezelfde naam</translation>
    </message>
    <message>
        <source>Two players have the same colour</source>
        <translation>Twee spelers hebben dezelfde kleur</translation>
    </message>
    <message>
        <source>Nobody sits where the game is to begin</source>
        <translation>Waar het spel moet beginnen, zit niemand</translation>
    </message>
    <message>
        <source>The tiles lie in one to four piles</source>
        <translation>De tegels liggen in een tot vier stapels</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: the table could not be written: %2</source>
        <translation>%1: de tabel kon niet worden geschreven: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Wordt berekend …</translation>
    </message>
    <message>
        <source>%1: %2 points a draw, as could be expected.</source>
        <translation>%1: %2 punten per trekking, zoals te verwachten was.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.</source>
        <translation>%1: %2 punten per trekking waar %3 te verwachten was, in totaal %4 punten geluk.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.</source>
        <translation>%1: %2 punten per trekking waar %3 te verwachten was, in totaal %4 punten pech.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>stack %1</source>
        <translation>stapel %1</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>red disc</source>
        <translation>rode schijf</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blauw vierkant</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>groene driehoek</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>geel kruis</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straten</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Markten</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torens</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Beschermheren</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wachters</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportAction</name>
    <message>
        <source>Take it home …</source>
        <translation>Mee naar huis …</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportDialog</name>
    <message>
        <source>Take it home</source>
        <translation>Mee naar huis</translation>
    </message>
    <message>
        <source>What is the city for?</source>
        <translation>Waarvoor is de stad?</translation>
    </message>
    <message>
        <source>For looking at</source>
        <translation>Om te bekijken</translation>
    </message>
    <message>
        <source>glTF: opens in Blender, in web viewers and on phones, with all colours and names.</source>
        <translation>glTF: opent in Blender, in webviewers en op telefoons, met alle kleuren en namen.</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Voor andere programma&apos;s</translation>
    </message>
    <message>
        <source>OBJ: nearly every 3D program reads it. Colours are kept at the corners.</source>
        <translation>OBJ: vrijwel elk 3D-programma leest het. De kleuren zitten in de hoekpunten.</translation>
    </message>
    <message>
        <source>For a 3D printer</source>
        <translation>Voor een 3D-printer</translation>
    </message>
    <message>
        <source>STL: closed bodies in millimetres, ready for the slicer.</source>
        <translation>STL: gesloten vormen in millimeters, klaar voor de slicer.</translation>
    </message>
    <message>
        <source>City alone</source>
        <translation>Alleen de stad</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>Met de tafel</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eén bestand</translation>
    </message>
    <message>
        <source>One file a tile</source>
        <translation>Eén bestand per tegel</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>Hoeveel bestanden</translation>
    </message>
    <message>
        <source>A tile is this wide:</source>
        <translation>Een tegel is zo breed:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Breedte van een tegel</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>In map tonen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-bestanden (*.%2)</translation>
    </message>
    <message>
        <source>Each tile is a file of its own in the folder %1.</source>
        <translation>Elke tegel is een eigen bestand in de map %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 is geschreven.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Gestopt; er is niets geschreven.</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Schrijven …</translation>
    </message>
</context>
<context>
    <name>remparts::app::FileDrop</name>
    <message>
        <source>One game at a time: several files were dropped.</source>
        <translation>Eén spel tegelijk: er zijn meerdere bestanden neergezet.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 is geen bestand op deze computer.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameFiles</name>
    <message>
        <source>Games (*.remparts.json);;All files (*)</source>
        <translation>Spellen (*.remparts.json);;Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spel openen</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Dit spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spel opslaan</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Het spel is niet opgeslagen</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>Save the game first?</source>
        <translation>Het spel eerst opslaan?</translation>
    </message>
    <message>
        <source>It has moves that are in no file yet. Without saving they are lost.</source>
        <translation>Er zijn zetten die nog in geen bestand staan. Zonder opslaan gaan ze verloren.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameShow</name>
    <message>
        <source>What was scored</source>
        <translation>Wat er is gescoord</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Het spel tot nu toe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nu</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) now</source>
        <translation>
            <numerusform>%1 heeft nu %n punt</numerusform>
            <numerusform>%1 heeft nu %n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::Inspection</name>
    <message>
        <source>Nobody can walk there: double click the meadow or a road</source>
        <translation>Daar kan niemand lopen: dubbelklik op de weide of een weg</translation>
    </message>
    <message>
        <source>Nobody can walk there: double click a street, a market or a wall-walk</source>
        <translation>Daar kan niemand lopen: dubbelklik op een straat, een markt of een weergang</translation>
    </message>
    <message>
        <source>Here is no wall-walk near by</source>
        <translation>Hier is geen weergang in de buurt</translation>
    </message>
</context>
<context>
    <name>remparts::app::LeftDesk</name>
    <message>
        <source>Strict mode: nobody is told which tiles are left</source>
        <translation>Strenge modus: niemand krijgt te zien welke tegels over zijn</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonRun</name>
    <message>
        <source>Well done.</source>
        <translation>Goed gedaan.</translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is meant.</source>
        <translation>Dat mag van de regels, maar hier is iets anders bedoeld.</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonShow</name>
    <message>
        <source>What would you do?</source>
        <translation>Wat zou jij doen?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Hierna: %1</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Dat was de laatste les.</translation>
    </message>
</context>
<context>
    <name>remparts::app::MainWindow</name>
    <message>
        <source>Start page</source>
        <translation>Startpagina</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Nieuw spel …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Openen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Stad bekijken</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>Dit kan niet worden geopend</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
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
        <translation>Instellingen …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>Lessons – Remparts</source>
        <translation>Lessen – Remparts</translation>
    </message>
    <message>
        <source>Let it play by itself</source>
        <translation>Het spel zelf laten spelen</translation>
    </message>
</context>
<context>
    <name>remparts::app::MotionSetting</name>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Zeer snel</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDesk</name>
    <message>
        <source>the-kids</source>
        <translation>de-kinderen</translation>
    </message>
    <message>
        <source>the-city</source>
        <translation>de-stad</translation>
    </message>
    <message>
        <source>Save a picture …</source>
        <translation>Afbeelding opslaan …</translation>
    </message>
    <message>
        <source>There is no OpenGL 3.2 here to draw a picture with.</source>
        <translation>OpenGL 3.2 ontbreekt hier om een afbeelding te tekenen.</translation>
    </message>
    <message>
        <source>Drawing the picture …</source>
        <translation>Afbeelding wordt getekend …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Drawing the picture … %1 %</source>
        <translation>Afbeelding wordt getekend … %1 %</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>De afbeelding kon niet worden getekend.</translation>
    </message>
    <message>
        <source>Writing the picture …</source>
        <translation>Afbeelding wordt geschreven …</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Opgeslagen als %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>In map tonen</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDialog</name>
    <message>
        <source>As the window</source>
        <translation>Als het venster</translation>
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
        <translation>Eigen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Formaat</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breedte</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Hoogte</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Als op het scherm</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Noord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Oost</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Zuid</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straat</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Aanzicht</translation>
    </message>
    <message>
        <source>What suits it</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Ochtend</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Middag</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Gouden uur</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tijd van de dag</translation>
    </message>
    <message>
        <source>With players, points and date</source>
        <translation>Met spelers, punten en datum</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Afbeelding opslaan</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Bijschrift</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Kiezen …</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Die map is er niet.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Dit is een map, geen bestand.</translation>
    </message>
    <message>
        <source>Press Save once more to replace the picture that is there.</source>
        <translation>Druk nog eens op Opslaan om de bestaande afbeelding te vervangen.</translation>
    </message>
    <message>
        <source>There is a picture of this name already.</source>
        <translation>Er is al een afbeelding met deze naam.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Afbeeldingen (*.png)</translation>
    </message>
</context>
<context>
    <name>remparts::app::PresentActions</name>
    <message>
        <source>Show to a room</source>
        <translation>Voor een groep presenteren</translation>
    </message>
    <message>
        <source>Explain the last points</source>
        <translation>Laatste punten uitleggen</translation>
    </message>
    <message>
        <source>Nothing has been scored yet</source>
        <translation>Er is nog niets gescoord</translation>
    </message>
</context>
<context>
    <name>remparts::app::RulesDesk</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
</context>
<context>
    <name>remparts::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation>Elke actie bevestigen</translation>
    </message>
    <message>
        <source>A first click shows what an action does and scores, a second one takes it.</source>
        <translation>De eerste klik toont wat een actie doet en oplevert, de tweede voert die uit.</translation>
    </message>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Streng, zoals op een toernooi</translation>
    </message>
    <message>
        <source>No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn tile.</source>
        <translation>Geen markering van toegestane plaatsen, geen waarde vóór de telling, geen lijst van wat er over is; ongedaan maken stopt bij een getrokken tegel.</translation>
    </message>
    <message>
        <source>Names of rows and columns</source>
        <translation>Namen van rijen en kolommen</translation>
    </message>
    <message>
        <source>Letters and numbers along the edges of the city.</source>
        <translation>Letters en cijfers langs de randen van de stad.</translation>
    </message>
    <message>
        <source>The Kids: show roads that can be closed</source>
        <translation>De Kinderen: wegen tonen die je kunt sluiten</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Zeer snel</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Als het systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Kleuren van de spelers</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>For red–green weakness</source>
        <translation>Bij rood-groenzwakte</translation>
    </message>
    <message>
        <source>For blue–yellow weakness</source>
        <translation>Bij blauw-geelzwakte</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Licht en donker</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sounds of wood and stone</source>
        <translation>Geluiden van hout en steen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Taal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Standaardwaarden herstellen</translation>
    </message>
    <message>
        <source>All settings as at the first start?</source>
        <translation>Alle instellingen zoals bij de eerste start?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Herstellen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behouden</translation>
    </message>
</context>
<context>
    <name>remparts::app::StatisticsDesk</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistieken opslaan</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>The statistics were not saved</source>
        <translation>De statistieken zijn niet opgeslagen</translation>
    </message>
</context>
<context>
    <name>remparts::app::StrictAction</name>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Streng, zoals op een toernooi</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableActions</name>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Hele tafel tonen</translation>
    </message>
    <message>
        <source>Show the last move</source>
        <translation>Laatste zet tonen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Kaart</translation>
    </message>
    <message>
        <source>Hide the interface</source>
        <translation>Bediening verbergen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
    <message>
        <source>Inspect the city</source>
        <translation>Stad verkennen</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Bewegingssnelheid</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>Beweging: %1</translation>
    </message>
    <message>
        <source>List of what can be done</source>
        <translation>Lijst van mogelijkheden</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tegels over</translation>
    </message>
    <message>
        <source>Names of columns and rows</source>
        <translation>Namen van kolommen en rijen</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punten nu</translation>
    </message>
    <message>
        <source>Strict mode: nobody is told what the points would be</source>
        <translation>Strenge modus: niemand krijgt te zien wat de punten zouden zijn</translation>
    </message>
    <message>
        <source>The game is over: the result tells all points</source>
        <translation>Het spel is afgelopen: de uitslag toont alle punten</translation>
    </message>
</context>
<context>
    <name>remparts::app::TablePage</name>
    <message>
        <source>An action back</source>
        <translation>Een actie terug</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Een actie vooruit</translation>
    </message>
    <message>
        <source>To the scoring before</source>
        <translation>Naar de vorige telling</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Naar de volgende telling</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier afspelen</translation>
    </message>
    <message>
        <source>Layers are seen from above: Esc rises from the street</source>
        <translation>Lagen zie je van boven: met Esc ga je omhoog uit de straat</translation>
    </message>
    <message>
        <source>H shows the interface again</source>
        <translation>H toont de bediening weer</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Tegel in de hand: %1</translation>
    </message>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation>
            <numerusform>De stad, %n tegel. %1</numerusform>
            <numerusform>De stad, %n tegels. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>%1. Enter confirms, Esc takes back.</source>
        <translation>%1. Enter bevestigt, Esc neemt terug.</translation>
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
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>remparts::model::SavedCities</name>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation>%1, kan niet worden geopend: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Er is niets verwijderd.</translation>
    </message>
</context>
<context>
    <name>remparts::model::Session</name>
    <message>
        <source>No tiles are at hand to open a game with.</source>
        <translation>Er zijn geen tegels om een spel mee te openen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Er is geen spel om op te slaan.</translation>
    </message>
</context>
<context>
    <name>remparts::model::TurnModel</name>
    <message>
        <source>Looking back: in strict mode the game goes on at its end</source>
        <translation>Terugblik: in de strenge modus gaat het spel verder aan het einde</translation>
    </message>
    <message>
        <source>%1 (playing on begins a new line, the old one is kept)</source>
        <translation>%1 (verder spelen begint een nieuwe variant, de oude blijft bewaard)</translation>
    </message>
    <message>
        <source>A tile was drawn after this: in strict mode one only looks back.</source>
        <translation>Hierna is een tegel getrokken: in de strenge modus kun je alleen terugkijken.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionPage</name>
    <message>
        <source>What can be done</source>
        <translation>Mogelijkheden</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Lijst sluiten</translation>
    </message>
    <message>
        <source>Close the list  Esc</source>
        <translation>Lijst sluiten  Esc</translation>
    </message>
    <message>
        <source>Up and Down move, typing finds a place, Enter plays it.</source>
        <translation>Omhoog en omlaag bladeren, typen zoekt een plaats, Enter speelt die.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionView</name>
    <message>
        <source>What can be done now</source>
        <translation>Mogelijkheden nu</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AnswerButton</name>
    <message>
        <source>%1, the right answer</source>
        <translation>%1, het goede antwoord</translation>
    </message>
    <message>
        <source>%1, not the right answer</source>
        <translation>%1, niet het goede antwoord</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AsidePart</name>
    <message>
        <source>Set aside</source>
        <translation>Opzij</translation>
    </message>
    <message>
        <source>Fitted nowhere and set aside (C2.5): %1</source>
        <translation>Paste nergens, opzijgelegd (C2.5): %1</translation>
    </message>
    <message>
        <source>Show them among the tiles left</source>
        <translation>Bij de tegels tonen die over zijn</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BeginnerChoice</name>
    <message>
        <source>Choose for us</source>
        <translation>Kies voor ons</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wie begint?</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 begint</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BulbButton</name>
    <message>
        <source>Roads that can be closed are shown</source>
        <translation>Wegen die je kunt sluiten worden getoond</translation>
    </message>
    <message>
        <source>Roads that can be closed are not shown</source>
        <translation>Wegen die je kunt sluiten worden niet getoond</translation>
    </message>
    <message>
        <source>Stop showing the roads that the tile can close</source>
        <translation>Wegen die de tegel kan sluiten niet meer tonen</translation>
    </message>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Wegen tonen die de tegel kan sluiten</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ChapterRow</name>
    <message numerus="yes">
        <source>%1: %n rule(s) found</source>
        <translation>
            <numerusform>%1: %n regel gevonden</numerusform>
            <numerusform>%1: %n regels gevonden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityCard</name>
    <message>
        <source>today %1</source>
        <translation>vandaag %1</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Kan niet worden geopend: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Nieuwe naam</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityControls</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>Nieuw spel, openen, opslaan</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Decline  Space</source>
        <translation>Afzien  Spatie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityGrid</name>
    <message>
        <source>Cities</source>
        <translation>Steden</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ConfirmBar</name>
    <message>
        <source>Confirm</source>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Doorgaan: %1. %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseCard</name>
    <message>
        <source>Present</source>
        <translation>Presenteren</translation>
    </message>
    <message>
        <source>Show this lesson to others, large</source>
        <translation>Deze les groot aan anderen tonen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>gedaan</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>stap %1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuut</numerusform>
            <numerusform>%n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1, %2: %3</source>
        <comment>Lesson 2, Streets: step 3 of 9</comment>
        <translation>Les %1, %2: %3</translation>
    </message>
    <message>
        <source>Present: %1</source>
        <translation>Presenteren: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseGrid</name>
    <message>
        <source>The Kids</source>
        <translation>De Kinderen</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>De Stad</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CoursePage</name>
    <message>
        <source>Lessons</source>
        <translation>Lessen</translation>
    </message>
    <message>
        <source>The rules, step by step</source>
        <translation>De regels, stap voor stap</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%1 van %n les gedaan</numerusform>
            <numerusform>%1 van %n lessen gedaan</numerusform>
        </translation>
    </message>
    <message>
        <source>Look, guess, try it yourself: each lesson takes one to three minutes.</source>
        <translation>Kijken, raden, zelf proberen: elke les duurt één tot drie minuten.</translation>
    </message>
    <message>
        <source>No lessons came with this program.</source>
        <translation>Bij dit programma zitten geen lessen.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back  Esc</source>
        <translation>Terug  Esc</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Forget how far you have come</source>
        <translation>Vergeten hoever je bent</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Read all rules</source>
        <translation>Alle regels lezen</translation>
    </message>
    <message>
        <source>Read all rules  F2</source>
        <translation>Alle regels lezen  F2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeastOverlay</name>
    <message>
        <source>The win is celebrated</source>
        <translation>De overwinning wordt gevierd</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeedbackCard</name>
    <message>
        <source>Right</source>
        <translation>Goed</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Niet helemaal</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Een hint</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Right: the street is complete</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FoldHandle</name>
    <message>
        <source>%1, shown</source>
        <translation>%1, zichtbaar</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, verborgen</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Verbergen: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Tonen: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message>
        <source>Cities on this computer</source>
        <translation>Steden op deze computer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Steden</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Zoeken op naam</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Nieuwste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Volgorde</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>In map tonen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Verkennen</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n stad</numerusform>
            <numerusform>%n steden</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has this in its name or among its players.</source>
        <translation>Geen stad heeft dit in de naam of bij de spelers.</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Opgeslagen spellen worden gezocht …</translation>
    </message>
    <message>
        <source>No city has been saved on this computer yet. Play one and save it: it will stand here, to be looked at again.</source>
        <translation>Er is nog geen stad opgeslagen op deze computer. Speel er een en sla hem op: dan kun je hem hier opnieuw bekijken.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 verwijderd.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GhostButtons</name>
    <message>
        <source>Turn the tile</source>
        <translation>Tegel draaien</translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation>Tegel hier leggen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandCard</name>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Turn the tile left</source>
        <translation>Tegel linksom draaien</translation>
    </message>
    <message>
        <source>Turn left  Shift+R</source>
        <translation>Linksom draaien  Shift+R</translation>
    </message>
    <message>
        <source>Turn the tile right</source>
        <translation>Tegel rechtsom draaien</translation>
    </message>
    <message>
        <source>Turn right  R</source>
        <translation>Rechtsom draaien  R</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Tegel %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tegel in de hand</translation>
    </message>
    <message>
        <source>Just laid</source>
        <translation>Net gelegd</translation>
    </message>
    <message>
        <source>or click a spot</source>
        <translation>of klik op een plek</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Geen tegel in de hand</translation>
    </message>
    <message>
        <source>Tile in hand, %1: %2</source>
        <translation>Tegel in de hand, %1: %2</translation>
    </message>
    <message>
        <source>Tile just laid, %1: %2</source>
        <translation>Net gelegde tegel, %1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandPicture</name>
    <message>
        <source>Tile in hand</source>
        <translation>Tegel in de hand</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintBar</name>
    <message>
        <source>turn</source>
        <translation>draaien</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>leggen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>kiezen</translation>
    </message>
    <message>
        <source>set</source>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>choose an end</source>
        <translation>uiteinde kiezen</translation>
    </message>
    <message>
        <source>place it</source>
        <translation>plaatsen</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>tegel pakken</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintSwitch</name>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Wegen tonen die de tegel kan sluiten</translation>
    </message>
    <message>
        <source>Roads that can be closed glow</source>
        <translation>Wegen die je kunt sluiten lichten op</translation>
    </message>
    <message>
        <source>Off: no road glows</source>
        <translation>Uit: geen weg licht op</translation>
    </message>
    <message>
        <source>Good for the first games with small children</source>
        <translation>Goed voor de eerste spelletjes met kleine kinderen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::InspectBar</name>
    <message>
        <source>Overview</source>
        <translation>Overzicht</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>From the north</source>
        <translation>Vanuit het noorden</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>From the east</source>
        <translation>Vanuit het oosten</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>Z</translation>
    </message>
    <message>
        <source>From the south</source>
        <translation>Vanuit het zuiden</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>From the west</source>
        <translation>Vanuit het westen</translation>
    </message>
    <message>
        <source>Map, from above</source>
        <translation>Kaart, van boven</translation>
    </message>
    <message>
        <source>Street level: walk through the city</source>
        <translation>Straatniveau: wandel door de stad</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Draaiplateau</translation>
    </message>
    <message>
        <source>The city turns slowly; any touch ends it  Space</source>
        <translation>De stad draait langzaam; elke aanraking stopt dat  Spatie</translation>
    </message>
    <message>
        <source>Back to the game  I</source>
        <translation>Terug naar het spel  I</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>lopen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>draaien</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>hurry</source>
        <translation>sneller</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>look about</source>
        <translation>rondkijken</translation>
    </message>
    <message>
        <source>up to the wall-walk or down</source>
        <translation>de weergang op of af</translation>
    </message>
    <message>
        <source>rise again</source>
        <translation>weer omhoog</translation>
    </message>
    <message>
        <source>move</source>
        <translation>schuiven</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+slepen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Muiswiel</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dubbelklik</translation>
    </message>
    <message>
        <source>go down to the meadow</source>
        <translation>afdalen naar de weide</translation>
    </message>
    <message>
        <source>go down into the street</source>
        <translation>afdalen naar de straat</translation>
    </message>
    <message>
        <source>hide all this</source>
        <translation>alles verbergen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpList</name>
    <message>
        <source>Go to</source>
        <translation>Ga naar</translation>
    </message>
    <message>
        <source>Words of the step</source>
        <translation>Woorden uit de stap</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpModel</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>Streets, 3: Anna lays</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>3: Anna lays</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeyLineView</name>
    <message>
        <source>%1: %2</source>
        <comment>keys and what they do</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsBand</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsChoices</name>
    <message>
        <source>The tiles lie in</source>
        <translation>De tegels liggen in</translation>
    </message>
    <message>
        <source>Show roads that can be closed</source>
        <translation>Wegen tonen die je kunt sluiten</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsFigures</name>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsHand</name>
    <message>
        <source>Turn the tile</source>
        <translation>Tegel draaien</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Kies een stapel</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Geen tegel in de hand</translation>
    </message>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Tegel in de hand: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPanel</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
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
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tafel bekijken</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultRows</name>
    <message>
        <source>%1: %2 placed, %3 left</source>
        <translation>%1: %2 geplaatst, %3 over</translation>
    </message>
    <message>
        <source>%1 placed, %2 left</source>
        <translation>%1 geplaatst, %2 over</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsRows</name>
    <message>
        <source>%1, %2: %3 left</source>
        <translation>%1, %2: %3 over</translation>
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
        <translation>Muurronde: %1</translation>
    </message>
    <message>
        <source>All pieces are set, now a tower</source>
        <translation>Alle stukken staan, nu een toren</translation>
    </message>
    <message>
        <source>Wall round</source>
        <translation>Muurronde</translation>
    </message>
    <message>
        <source>Laps %1, %2</source>
        <translation>Rondes %1, %2</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) to go</source>
        <translation>
            <numerusform>nog %1 van %n stuk</numerusform>
            <numerusform>nog %1 van %n stukken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerControl</name>
    <message>
        <source>Layers</source>
        <translation>Lagen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerLegend</name>
    <message>
        <source>Take the layer away</source>
        <translation>Laag weghalen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Tegels over</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message>
        <source>Tiles left</source>
        <translation>Tegels over</translation>
    </message>
    <message>
        <source>Only what fits on one cell</source>
        <translation>Alleen wat op één plaats past</translation>
    </message>
    <message>
        <source>Set aside, as they fitted nowhere</source>
        <translation>Opzijgelegd, want ze pasten nergens</translation>
    </message>
    <message>
        <source>Close the list of tiles left</source>
        <translation>Lijst van tegels sluiten</translation>
    </message>
    <message>
        <source>Close  T</source>
        <translation>Sluiten  T</translation>
    </message>
    <message>
        <source>Pile %1: %2.</source>
        <translation>Stapel %1: %2.</translation>
    </message>
    <message>
        <source>Stack %1: %2.</source>
        <translation>Stapel %1: %2.</translation>
    </message>
    <message>
        <source>In which order they come nobody knows.</source>
        <translation>In welke volgorde ze komen, weet niemand.</translation>
    </message>
    <message>
        <source>Nothing that is left fits on %1.</source>
        <translation>Niets van wat er over is past op %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation>
            <numerusform>%n tegel van wat er over is zou op %1 passen.</numerusform>
            <numerusform>%n tegels van wat er over is zouden op %1 passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation>
            <numerusform>Plaats markeren waar niets meer past (%n)</numerusform>
            <numerusform>Plaatsen markeren waar niets meer past (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beyond the wall, no tile may be laid there (C2.3).</source>
        <translation>%1 ligt buiten de muur, daar mag geen tegel liggen (C2.3).</translation>
    </message>
    <message>
        <source>The game is over, no tile is laid any more.</source>
        <translation>Het spel is afgelopen, er wordt geen tegel meer gelegd.</translation>
    </message>
    <message>
        <source>Point at a free cell beside the tiles to see what fits there.</source>
        <translation>Wijs een lege plaats naast de tegels aan om te zien wat daar past.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonEndPart</name>
    <message>
        <source>You have been through this lesson.</source>
        <translation>Je hebt deze les doorlopen.</translation>
    </message>
    <message>
        <source>What it showed</source>
        <translation>Wat de les liet zien</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Hierna</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Naar de lessen</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Vanaf het begin</translation>
    </message>
    <message>
        <source>%1: you have been through this lesson</source>
        <translation>%1: je hebt deze les doorlopen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Les</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Afronden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Naar de lessen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>Deze stap opnieuw</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Deze stap overslaan</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>key and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwoord tonen</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Ctrl+Home</translation>
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
        <translation>Wat er gebeurde, nieuwste eerst</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>Er is nog niets gebeurd</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogView</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Wat er gebeurde, nieuwste eerst</translation>
    </message>
</context>
<context>
    <name>remparts::panel::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PileButton</name>
    <message>
        <source>Pile %1 is empty</source>
        <translation>Stapel %1 is leeg</translation>
    </message>
    <message>
        <source>Pile %1, %2</source>
        <comment>Pile 1, 5 tiles left</comment>
        <translation>Stapel %1, %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PilesButton</name>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n stapel</numerusform>
            <numerusform>%n stapels</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlaybackBar</name>
    <message>
        <source>To the scoring before</source>
        <translation>Naar de vorige telling</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation>Ctrl+Shift+Links</translation>
    </message>
    <message>
        <source>An action back</source>
        <translation>Een actie terug</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Ctrl+Links</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Vanaf hier afspelen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Een actie vooruit</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+Rechts</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Naar de volgende telling</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation>Ctrl+Shift+Rechts</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Afspelen stoppen</translation>
    </message>
    <message>
        <source>Speed of playing: slow</source>
        <translation>Afspeelsnelheid: langzaam</translation>
    </message>
    <message>
        <source>Speed of playing: fast</source>
        <translation>Afspeelsnelheid: snel</translation>
    </message>
    <message>
        <source>Speed of playing: normal</source>
        <translation>Afspeelsnelheid: normaal</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlayerRows</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, aan zet</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>nu +%1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4, %5</source>
        <comment>Anna, red disc: 5 points, 3 followers, 2 towers</comment>
        <translation>%1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsCard</name>
    <message>
        <source>Streets that the end would complete</source>
        <translation>Straten die het einde zou voltooien</translation>
    </message>
    <message>
        <source>Markets that the end would complete</source>
        <translation>Markten die het einde zou voltooien</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Torens</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Beschermheren</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wachters</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <translation>Als het spel nu zou eindigen: %1</translation>
    </message>
    <message>
        <source>Points so far, then what the end would add, and the sum.</source>
        <translation>Punten tot nu toe, dan wat het einde zou toevoegen, en de som.</translation>
    </message>
    <message>
        <source>The fewest win when no tile is left.</source>
        <translation>Wie de minste figuren over heeft, wint als er geen tegel meer is.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsNowPart</name>
    <message>
        <source>Points now</source>
        <translation>Punten nu</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Figuren over</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PresenterBar</name>
    <message>
        <source>Back</source>
        <translation>Vorige</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Ga naar</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Zwart</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Donker of licht</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>Presentatie</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultPage</name>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Overslaan</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Back to the city</source>
        <translation>Terug naar de stad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultTable</name>
    <message numerus="yes">
        <source>%1: %n point(s) (%2)</source>
        <translation>
            <numerusform>%1: %n punt (%2)</numerusform>
            <numerusform>%1: %n punten (%2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleBadge</name>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleLinks</name>
    <message>
        <source>%1 %2: open the rules</source>
        <translation>%1 %2: regels openen</translation>
    </message>
    <message>
        <source>%1: open the rules</source>
        <translation>%1: regels openen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleRow</name>
    <message>
        <source>Rule %1, %2</source>
        <translation>Regel %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Rule C4.2, Streets: A street is …</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fold the rule</source>
        <translation>Regel inklappen</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lezen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>De Stad</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>De Kinderen</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <translation>Regels van welk spel</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Zoeken in de regels</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n regel gevonden</numerusform>
            <numerusform>%n regels gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule of The City says “%1”. Try another word, or fewer of them.</source>
        <translation>Geen regel van De Stad bevat “%1”. Probeer een ander woord, of minder woorden.</translation>
    </message>
    <message>
        <source>No rule of The Kids says “%1”. Try another word, or fewer of them.</source>
        <translation>Geen regel van De Kinderen bevat “%1”. Probeer een ander woord, of minder woorden.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The Kids</source>
        <translation>
            <numerusform>%n regel van De Kinderen</numerusform>
            <numerusform>%n regels van De Kinderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The City</source>
        <translation>
            <numerusform>%n regel van De Stad</numerusform>
            <numerusform>%n regels van De Stad</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SceneButton</name>
    <message>
        <source>Show me: %1 %2</source>
        <translation>Laat zien: %1 %2</translation>
    </message>
    <message>
        <source>Plays the step of the lesson that shows %1</source>
        <translation>Speelt de stap van de les die %1 toont</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Laat zien</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>nog %n in het logboek</numerusform>
            <numerusform>nog %n in het logboek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 = %n point(s)</source>
        <translation>
            <numerusform>%1 + %2 = %n punt</numerusform>
            <numerusform>%1 + %2 = %n punten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreParts</name>
    <message>
        <source>Players</source>
        <translation>Spelers</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Scorebord</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 op %2</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Scorebord: %1</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3</source>
        <translation>%1 op %2: ligt op %3</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3, lap %4</source>
        <translation>%1 op %2: ligt op %3, ronde %4</translation>
    </message>
    <message>
        <source>Score track (C4.6)</source>
        <translation>Scorebord (C4.6)</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Naam van speler %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Speler %1: %2</translation>
    </message>
    <message>
        <source>Player %1 leaves</source>
        <translation>Speler %1 verwijderen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Verwijderen</translation>
    </message>
    <message>
        <source>%1: swaps with %2</source>
        <translation>%1: ruilt met %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatTable</name>
    <message>
        <source>Clockwise round the table: %1</source>
        <translation>Met de klok mee rond de tafel: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spelers, met de klok mee</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Speler toevoegen</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Zo spelen we</translation>
    </message>
    <message>
        <source>Walls are built after</source>
        <translation>Muren worden gebouwd na</translation>
    </message>
    <message>
        <source>a score (usual)</source>
        <translation>een telling (normaal)</translation>
    </message>
    <message>
        <source>Only when somebody gets points for it.</source>
        <translation>Alleen als iemand er punten voor krijgt.</translation>
    </message>
    <message>
        <source>any completion</source>
        <translation>elke voltooiing</translation>
    </message>
    <message>
        <source>Also when nobody stood on what was completed.</source>
        <translation>Ook als er niemand stond.</translation>
    </message>
    <message>
        <source>Guards in the first wall round</source>
        <translation>Wachters in de eerste muurronde</translation>
    </message>
    <message>
        <source>allowed (usual)</source>
        <translation>toegestaan (normaal)</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2015.</source>
        <translation>Zoals de uitgever in 2015 bepaalde.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>nog niet</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2007.</source>
        <translation>Zoals de uitgever in 2007 bepaalde.</translation>
    </message>
    <message>
        <source>A follower that comes home can be the guard</source>
        <translation>Een horige die thuiskomt, kan wachter worden</translation>
    </message>
    <message>
        <source>next time (usual)</source>
        <translation>volgende keer (normaal)</translation>
    </message>
    <message>
        <source>The guard is placed before the new wall piece is scored.</source>
        <translation>De wachter komt vóór de telling van het nieuwe muurstuk.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>meteen</translation>
    </message>
    <message>
        <source>The new wall piece is scored first.</source>
        <translation>Eerst wordt het nieuwe muurstuk geteld.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>New game: The Kids</source>
        <translation>Nieuw spel: De Kinderen</translation>
    </message>
    <message>
        <source>New game: The City</source>
        <translation>Nieuw spel: De Stad</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation>
            <numerusform>%n speler, elk 8 figuren</numerusform>
            <numerusform>%n spelers, elk 8 figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation>
            <numerusform>%1, elk %n toren</numerusform>
            <numerusform>%1, elk %n torens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n speler</numerusform>
            <numerusform>%n spelers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SidePanel</name>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
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
        <translation>%1, in totaal %2: %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StacksPart</name>
    <message>
        <source>Left in the stacks</source>
        <translation>Over in de stapels</translation>
    </message>
    <message>
        <source>Show which tiles are left  T</source>
        <translation>Tonen welke tegels over zijn  T</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <comment>Stack 1: 5 tiles left</comment>
        <translation>Stapel %1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Spel openen …</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Stad bekijken</translation>
    </message>
    <message>
        <source>The City&apos;s tile set is our own reconstruction; The Kids&apos; tiles are drawn by us, too.</source>
        <translation>De tegels van De Stad zijn onze eigen reconstructie; ook die van De Kinderen zijn door ons getekend.</translation>
    </message>
    <message>
        <source>2 to 4 children from four, ten minutes</source>
        <translation>2 tot 4 kinderen vanaf 4 jaar, tien minuten</translation>
    </message>
    <message>
        <source>2 to 4 players, about an hour</source>
        <translation>2 tot 4 spelers, ongeveer een uur</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>De Kinderen</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>De Stad</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Recente spellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Show the rules</source>
        <translation>Regels tonen</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Toekijken</translation>
    </message>
    <message>
        <source>The table plays by itself</source>
        <translation>De tafel speelt vanzelf</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message>
        <source>Final scoring</source>
        <translation>Eindtelling</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2</source>
        <translation>
            <numerusform>%1: %n punt, nu %2</numerusform>
            <numerusform>%1: %n punten, nu %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistieken</translation>
    </message>
    <message>
        <source>The largest</source>
        <translation>De grootste</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation>Geluk bij het trekken</translation>
    </message>
    <message>
        <source>What a drawn tile could bring its player at once, in points, against the average of all tiles that could have come.</source>
        <translation>Wat een getrokken tegel de speler meteen kon opleveren, in punten, tegenover het gemiddelde van alle tegels die hadden kunnen komen.</translation>
    </message>
    <message>
        <source>Save as a table (CSV) …</source>
        <translation>Opslaan als tabel (CSV) …</translation>
    </message>
    <message>
        <source>Close the statistics</source>
        <translation>Statistieken sluiten</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Sluiten  Esc</translation>
    </message>
    <message>
        <source>Figures placed, turn by turn</source>
        <translation>Geplaatste figuren, beurt voor beurt</translation>
    </message>
    <message>
        <source>Points by source, turn by turn</source>
        <translation>Punten per bron, beurt voor beurt</translation>
    </message>
    <message>
        <source>%1, from %2; %3</source>
        <translation>%1, vanaf %2; %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Stap %1 van %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::TimeChoice</name>
    <message>
        <source>Morning</source>
        <translation>Ochtend</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Middag</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Gouden uur</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tijd van de dag</translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Tijdlijn</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Andere varianten van dit spel</translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation>Met deze variant verdergaan</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Deze variant verwijderen</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Het begin van het spel</translation>
    </message>
    <message>
        <source>From the beginning, %1</source>
        <translation>Vanaf het begin, %1</translation>
    </message>
    <message>
        <source>From turn %1, %2</source>
        <translation>Vanaf beurt %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n action(s)</source>
        <translation>
            <numerusform>%1 van %n actie</numerusform>
            <numerusform>%1 van %n acties</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::TurnBand</name>
    <message>
        <source>The game is over</source>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>The city is built</source>
        <translation>De stad is gebouwd</translation>
    </message>
</context>
<context>
    <name>remparts::panel::UnkeptBar</name>
    <message>
        <source>Save as …</source>
        <translation>Opslaan als …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>This game is not being kept: %1. It goes on, and each action tries to keep it again.</source>
        <translation>Dit spel wordt niet bewaard: %1. Het gaat door, en elke actie probeert het opnieuw te bewaren.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::WallsPart</name>
    <message>
        <source>Walls</source>
        <translation>Muren</translation>
    </message>
</context>
<context>
    <name>remparts::scene::CityView</name>
    <message>
        <source>The city cannot be drawn here: OpenGL 3.2 is missing.
The game can be played all the same.</source>
        <translation>De stad kan hier niet worden getekend: OpenGL 3.2 ontbreekt.
Het spel kan toch worden gespeeld.</translation>
    </message>
</context>
</TS>
