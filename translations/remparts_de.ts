<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AttractWords</name>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Die Kinder von Carcassonne</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>%1 plays itself. Any key or a touch leads back.</source>
        <translation>%1: Das Spiel läuft von selbst. Jede Taste oder Berührung führt zurück.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A new game begins: %1</source>
        <translation>Ein neues Spiel beginnt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) wait in the stacks</source>
        <translation>
            <numerusform>%n Plättchen wartet in den Stapeln</numerusform>
            <numerusform>%n Plättchen warten in den Stapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n Punkt</numerusform>
            <numerusform>%1: %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>A walk over the finished meadow</source>
        <translation>Ein Rundgang über die fertige Wiese</translation>
    </message>
    <message>
        <source>A walk through the finished city</source>
        <translation>Ein Rundgang durch die fertige Stadt</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>A game kept by itself cannot be read and was put aside as %1: %2</source>
        <translation>Ein automatisch gesichertes Spiel ist nicht lesbar und wurde als %1 beiseitegelegt: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>%1 lässt sich nicht schreiben (%2)</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>der Ordner %1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>der Ordner %1 ist nicht beschreibbar</translation>
    </message>
</context>
<context>
    <name>KeptOffers</name>
    <message>
        <source>today at %1</source>
        <translation>heute um %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>am %1</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Zuletzt gespielt %1</translation>
    </message>
    <message>
        <source>The program stopped %1. Everything played is here.</source>
        <translation>Das Programm brach %1 ab. Alles Gespielte ist noch da.</translation>
    </message>
    <message>
        <source>Tile %1 of %2; the program stopped %3</source>
        <translation>Plättchen %1 von %2; das Programm brach %3 ab</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Pfeile</translation>
    </message>
    <message>
        <source>to the next place or spot</source>
        <translation>zur nächsten Stelle, zum nächsten Platz</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Umschalt+Tab</translation>
    </message>
    <message>
        <source>to the next control, and back</source>
        <translation>zum nächsten Bedienelement und zurück</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Umschalt+R</translation>
    </message>
    <message>
        <source>turn the tile right, left</source>
        <translation>Plättchen nach rechts, links drehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>lay the tile, take the spot</source>
        <translation>Plättchen legen, Platz nehmen</translation>
    </message>
    <message>
        <source>choose a pile, a spot or an end of the wall</source>
        <translation>Stapel, Platz oder Mauerende wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>list of all that can be done now, in words</source>
        <translation>Liste der jetzt möglichen Aktionen, in Worten</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Vor und zurück</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>rückgängig</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>wiederholen</translation>
    </message>
    <message>
        <source>an action back</source>
        <translation>eine Aktion zurück</translation>
    </message>
    <message>
        <source>an action on</source>
        <translation>eine Aktion vor</translation>
    </message>
    <message>
        <source>to the scoring before</source>
        <translation>zur vorigen Wertung</translation>
    </message>
    <message>
        <source>to the next scoring</source>
        <translation>zur nächsten Wertung</translation>
    </message>
    <message>
        <source>play from here, stop</source>
        <translation>ab hier abspielen, anhalten</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Was zu sehen ist</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>ganzer Tisch</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>letzter Zug</translation>
    </message>
    <message>
        <source>the map, from above</source>
        <translation>Karte, von oben</translation>
    </message>
    <message>
        <source>names of columns and rows</source>
        <translation>Namen der Spalten und Zeilen</translation>
    </message>
    <message>
        <source>layers over the city, each with a legend</source>
        <translation>Ebenen über der Stadt, jede mit Legende</translation>
    </message>
    <message>
        <source>hide and show all but the table</source>
        <translation>alles außer dem Tisch aus- und einblenden</translation>
    </message>
    <message>
        <source>how fast things move: the next speed</source>
        <translation>Bewegungstempo: das nächste</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Looking at the city</source>
        <translation>Stadt besichtigen</translation>
    </message>
    <message>
        <source>look at the city: views, walking, times of day</source>
        <translation>Stadt besichtigen: Ansichten, Rundgang, Tageszeiten</translation>
    </message>
    <message>
        <source>turn the city slowly</source>
        <translation>Stadt langsam drehen</translation>
    </message>
    <message>
        <source>walk, once on a street; Shift runs</source>
        <translation>auf der Straße: gehen; Umschalt: eilen</translation>
    </message>
    <message>
        <source>climb the wall, and down again</source>
        <translation>auf den Wehrgang und wieder hinab</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>rise from the street, back to the game</source>
        <translation>von der Straße hinauf, zurück zum Spiel</translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation>Spiel und Dateien</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>open</source>
        <translation>öffnen</translation>
    </message>
    <message>
        <source>save</source>
        <translation>speichern</translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation>unter anderem Namen speichern</translation>
    </message>
    <message>
        <source>look at a saved city</source>
        <translation>gespeicherte Stadt ansehen</translation>
    </message>
    <message>
        <source>save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>diese Übersicht</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>tiles that can still be drawn, and where they fit</source>
        <translation>noch ziehbare Plättchen und wo sie passen</translation>
    </message>
    <message>
        <source>points if the game ended now</source>
        <translation>Punkte, wenn das Spiel jetzt endete</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>the rules; over the city the rule that is told there</source>
        <translation>Regeln; über der Stadt die dort genannte Regel</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>go on, where nothing waits for you</source>
        <translation>weiter, wo nichts von dir erwartet wird</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>einen Schritt zurück</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>the step again</source>
        <translation>den Schritt noch einmal</translation>
    </message>
    <message>
        <source>answer a question</source>
        <translation>eine Frage beantworten</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>ein Tipp</translation>
    </message>
    <message>
        <source>to the lessons</source>
        <translation>zu den Lektionen</translation>
    </message>
    <message>
        <source>Showing to a room</source>
        <translation>Vor Publikum zeigen</translation>
    </message>
    <message>
        <source>show the game, the lesson or the course full screen</source>
        <translation>Spiel, Lektion oder Kurs im Vollbild zeigen</translation>
    </message>
    <message>
        <source>explain the last points, at the table</source>
        <translation>die letzten Punkte erklären, am Tisch</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>on, reveal</source>
        <translation>weiter, aufdecken</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>erster und letzter Schritt</translation>
    </message>
    <message>
        <source>go to a step, found by its words</source>
        <translation>zu einem Schritt, nach seinen Worten gesucht</translation>
    </message>
    <message>
        <source>ring round the pointer; only as long as it is held</source>
        <translation>Ring um den Zeiger; gehalten nur so lange</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>schwarzer Bildschirm</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>dunkel oder hell</translation>
    </message>
    <message>
        <source>end</source>
        <translation>beenden</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Strg+Pos1</translation>
    </message>
    <message>
        <source>the same, also during a task</source>
        <translation>dasselbe, auch während einer Aufgabe</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
    <message>
        <source>skip the step, also a task or question</source>
        <translation>den Schritt überspringen, auch eine Aufgabe oder Frage</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Show where it is</source>
        <translation>Zeigen, wo es ist</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Plättchen %1 von %2</translation>
    </message>
    <message>
        <source>%1: the picture could not be written: %2</source>
        <translation>%1: Das Bild ließ sich nicht speichern: %2</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Die Kinder von Carcassonne</translation>
    </message>
    <message>
        <source>Carcassonne: The City</source>
        <translation>Carcassonne: Die Stadt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 übrig</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>%1 of %2</source>
        <comment>step 3 of 12</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Die Antwort: %1</translation>
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
        <translation>größer als 16 MB; wird nicht gelesen</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Plättchen %1 von %2</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <translation>%1 %2 übrig</translation>
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
        <translation>es gibt keinen Ort, um die Datei zum Rückgängigmachen aufzuheben</translation>
    </message>
    <message>
        <source>A city needs a name.</source>
        <translation>Eine Stadt braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name cannot contain %1</source>
        <translation>Ein Name darf %1 nicht enthalten</translation>
    </message>
    <message>
        <source>A name stands on one line.</source>
        <translation>Ein Name steht in einer Zeile.</translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop.</source>
        <translation>Ein Name darf nicht mit einem Punkt beginnen.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Dieser Name ist zu lang.</translation>
    </message>
    <message>
        <source>There is a city called %1 in this folder already.</source>
        <translation>In diesem Ordner gibt es schon eine Stadt namens %1.</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1</source>
        <translation>Die Datei ließ sich nicht umbenennen: %1</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Die Datei ist nicht mehr da.</translation>
    </message>
    <message>
        <source>The file could not be deleted: %1</source>
        <translation>Die Datei ließ sich nicht löschen: %1</translation>
    </message>
    <message>
        <source>The file could not be brought back: %1</source>
        <translation>Die Datei ließ sich nicht wiederherstellen: %1</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 %2 left</source>
        <comment>Anna 3 left</comment>
        <translation>%1 %2 übrig</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Anna 35</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The finished game</source>
        <translation>Das beendete Spiel</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Plättchen %1 von %2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Citizen</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Marktfrau</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Vogt</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Gefolgsmann</translation>
    </message>
    <message>
        <source>Gate here</source>
        <translation>Tor hier</translation>
    </message>
    <message>
        <source>This end</source>
        <translation>Dieses Ende</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the clockwise end</source>
        <translation>Schließt die Stadt; das Stück zählt für das Ende im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the counter-clockwise end</source>
        <translation>Schließt die Stadt; das Stück zählt für das Ende gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>A guard here: %1 in the row: %2</source>
        <translation>Ein Wächter hier: %1 in der Reihe: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Guard here</source>
        <translation>Wächter hier</translation>
    </message>
    <message>
        <source>%1 in the row: %2</source>
        <translation>%1 in der Reihe: %2</translation>
    </message>
    <message>
        <source>Tower here: %1</source>
        <translation>Turm hier: %1</translation>
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
        <translation>%1 übrig</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n Figur</numerusform>
            <numerusform>%n Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n Gefolgsmann</numerusform>
            <numerusform>%n Gefolgsleute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n Turm</numerusform>
            <numerusform>%n Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n Wächter</numerusform>
            <numerusform>%n Wächter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n Sorte</numerusform>
            <numerusform>%n Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall</source>
        <translation>kein Mauerstück</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation>
            <numerusform>%n Mauerstück</numerusform>
            <numerusform>%n Mauerstücke</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>kein Markt</translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n Markt</numerusform>
            <numerusform>%n Märkte</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no market</source>
        <translation>an keinem Markt</translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation>
            <numerusform>an %n Markt</numerusform>
            <numerusform>an %n Märkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Largest market, %1, %2</source>
        <translation>Größter Markt, %1, %2</translation>
    </message>
    <message>
        <source>Longest street, %1</source>
        <translation>Längste Straße, %1</translation>
    </message>
    <message>
        <source>Best guard, %1</source>
        <translation>Bester Wächter, %1</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Markt</translation>
    </message>
    <message>
        <source>Residential area</source>
        <translation>Wohngebiet</translation>
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
        <translation>niemand wohnt darin</translation>
    </message>
    <message>
        <source>nobody stands on it</source>
        <translation>niemand steht darauf</translation>
    </message>
    <message>
        <source>%1 share it</source>
        <translation>%1 gemeinsam</translation>
    </message>
    <message>
        <source>%1 has most followers on it</source>
        <translation>%1 hat hier die meisten Gefolgsleute</translation>
    </message>
    <message>
        <source>%1 has a steward in it</source>
        <translation>%1 hat hier einen Vogt</translation>
    </message>
    <message>
        <source>%1 stands on it</source>
        <translation>%1 steht darauf</translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation>
            <numerusform>schließt eine Straße aus %n Plättchen ab</numerusform>
            <numerusform>schließt eine Straße aus %n Plättchen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation>
            <numerusform>schließt einen Markt aus %n Plättchen ab</numerusform>
            <numerusform>schließt einen Markt aus %n Plättchen ab</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>niemand darauf</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation>
            <numerusform>Straße aus %n Plättchen</numerusform>
            <numerusform>Straße aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation>
            <numerusform>Markt aus %n Plättchen</numerusform>
            <numerusform>Markt aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation>
            <numerusform>Wohngebiet aus %n Plättchen</numerusform>
            <numerusform>Wohngebiet aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation>
            <numerusform>Weg aus %n Plättchen</numerusform>
            <numerusform>Weg aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>%1: %2 now</source>
        <translation>%1: jetzt %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Residential area of 5 tiles, beside 2 markets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: streets</source>
        <translation>%1: Straßen</translation>
    </message>
    <message>
        <source>%1: markets</source>
        <translation>%1: Märkte</translation>
    </message>
    <message>
        <source>%1: towers</source>
        <translation>%1: Türme</translation>
    </message>
    <message>
        <source>%1: stewards</source>
        <translation>%1: Vögte</translation>
    </message>
    <message>
        <source>%1: guards</source>
        <translation>%1: Wächter</translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation>
            <numerusform>%1: Plättchen legen, es passt an %n Stelle</numerusform>
            <numerusform>%1: Plättchen legen, es passt an %n Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: close the wall, from either end</source>
        <translation>%1: Mauer schließen, von einem der Enden aus</translation>
    </message>
    <message>
        <source>%1: set a wall piece at either end</source>
        <translation>%1: Mauerstück an eines der Enden setzen</translation>
    </message>
    <message>
        <source>%1: turn up a tile of the last pile</source>
        <translation>%1: Plättchen vom letzten Stapel aufdecken</translation>
    </message>
    <message>
        <source>%1: pick a pile and turn up its top tile</source>
        <translation>%1: Stapel wählen und oberstes Plättchen aufdecken</translation>
    </message>
    <message>
        <source>%1: place a follower, or keep it</source>
        <translation>%1: Gefolgsmann einsetzen oder behalten</translation>
    </message>
    <message>
        <source>%1: set the city gate on any side of the city</source>
        <translation>%1: Stadttor an eine beliebige Seite der Stadt setzen</translation>
    </message>
    <message>
        <source>%1: place a guard on this piece, or pass</source>
        <translation>%1: Wächter auf diesem Stück einsetzen oder passen</translation>
    </message>
    <message>
        <source>%1: set a tower at this end, or keep it</source>
        <translation>%1: Turm an dieses Ende setzen oder behalten</translation>
    </message>
    <message>
        <source>%1: set a tower at either end, or keep it</source>
        <translation>%1: Turm an eines der Enden setzen oder behalten</translation>
    </message>
    <message>
        <source>lays %1</source>
        <translation>legt auf %1</translation>
    </message>
    <message>
        <source>places a follower</source>
        <translation>setzt einen Gefolgsmann ein</translation>
    </message>
    <message>
        <source>sets the city gate</source>
        <translation>setzt das Stadttor</translation>
    </message>
    <message>
        <source>sets a wall piece</source>
        <translation>setzt ein Mauerstück</translation>
    </message>
    <message>
        <source>places a guard</source>
        <translation>setzt einen Wächter ein</translation>
    </message>
    <message>
        <source>sets a tower</source>
        <translation>setzt einen Turm</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>draws from pile %1</source>
        <translation>zieht von Stapel %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation>
            <numerusform>%1, %n Figur gesetzt</numerusform>
            <numerusform>%1, %n Figuren gesetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation>
            <numerusform>%1 und %n weitere Aktion</numerusform>
            <numerusform>%1 und %n weitere Aktionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has placed all %2 figures.</source>
        <translation>%1 hat alle %2 Figuren gesetzt.</translation>
    </message>
    <message>
        <source>%1 have placed all %2 figures.</source>
        <translation>%1 haben alle %2 Figuren gesetzt.</translation>
    </message>
    <message>
        <source>laid %1</source>
        <translation>legt auf %1</translation>
    </message>
    <message>
        <source>laid %1, a citizen on it</source>
        <translation>legt auf %1, mit Bürger</translation>
    </message>
    <message>
        <source>laid %1, a seller on it</source>
        <translation>legt auf %1, mit Marktfrau</translation>
    </message>
    <message>
        <source>laid %1, a steward in it</source>
        <translation>legt auf %1, mit Vogt</translation>
    </message>
    <message>
        <source>set the city gate</source>
        <translation>setzt das Stadttor</translation>
    </message>
    <message>
        <source>The city is closed</source>
        <translation>Die Stadt ist geschlossen</translation>
    </message>
    <message>
        <source>The game ends: %1</source>
        <translation>Spielende: %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The start tile is laid</source>
        <translation>Das Startplättchen liegt</translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and is set aside</source>
        <translation>Plättchen %1 passt nirgends und wird beiseitegelegt</translation>
    </message>
    <message>
        <source>%1, nobody on it</source>
        <translation>%1, niemand darauf</translation>
    </message>
    <message>
        <source>The wall is completed: %1</source>
        <translation>Die Mauer wird vollendet: %1</translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation>
            <numerusform>Weg aus %n Plättchen geschlossen: %1</numerusform>
            <numerusform>Weg aus %n Plättchen geschlossen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation>
            <numerusform>%n Gefolgsmann geht ohne Punkte heim</numerusform>
            <numerusform>%n Gefolgsleute gehen ohne Punkte heim</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Somebody else is to choose now.</source>
        <translation>Jetzt ist jemand anderes an der Reihe.</translation>
    </message>
    <message>
        <source>Something else is asked for now.</source>
        <translation>Jetzt ist etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>This must be done; there is no passing.</source>
        <translation>Das muss sein; passen geht hier nicht.</translation>
    </message>
    <message>
        <source>A tile already lies here.</source>
        <translation>Hier liegt schon ein Plättchen.</translation>
    </message>
    <message>
        <source>A tile must lie side by side with another one.</source>
        <translation>Ein Plättchen muss mit einer Seite an ein anderes grenzen.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle of the table.</source>
        <translation>Das erste Plättchen liegt in der Tischmitte.</translation>
    </message>
    <message>
        <source>A street must go on here.</source>
        <translation>Hier muss eine Straße weitergehen.</translation>
    </message>
    <message>
        <source>This street would end at a tile without one.</source>
        <translation>Diese Straße würde an einem Plättchen ohne Straße enden.</translation>
    </message>
    <message>
        <source>No tile lies beyond the wall.</source>
        <translation>Jenseits der Mauer wird nicht angelegt.</translation>
    </message>
    <message>
        <source>The wall would be surrounded by tiles.</source>
        <translation>Die Mauer würde von Plättchen umschlossen.</translation>
    </message>
    <message>
        <source>A follower stands on a street or market, or lies in a residential area.</source>
        <translation>Ein Gefolgsmann steht auf einer Straße oder einem Markt oder liegt in einem Wohngebiet.</translation>
    </message>
    <message>
        <source>A follower is already on it.</source>
        <translation>Hier ist schon ein Gefolgsmann.</translation>
    </message>
    <message>
        <source>This tile has just completed it.</source>
        <translation>Das hat dieses Plättchen gerade abgeschlossen.</translation>
    </message>
    <message>
        <source>No follower is left.</source>
        <translation>Kein Gefolgsmann übrig.</translation>
    </message>
    <message>
        <source>The wall goes along the outer rim of the city.</source>
        <translation>Die Mauer verläuft am äußeren Rand der Stadt.</translation>
    </message>
    <message>
        <source>The wall does not go on here.</source>
        <translation>Hier geht die Mauer nicht weiter.</translation>
    </message>
    <message>
        <source>A guard already watches from the opposite side.</source>
        <translation>Gegenüber wacht schon ein Wächter.</translation>
    </message>
    <message>
        <source>No guard is placed in the first wall round.</source>
        <translation>In der ersten Mauerrunde wird kein Wächter eingesetzt.</translation>
    </message>
    <message>
        <source>No tower is left.</source>
        <translation>Kein Turm übrig.</translation>
    </message>
    <message>
        <source>A tower already stands at this end.</source>
        <translation>An diesem Ende steht schon ein Turm.</translation>
    </message>
    <message>
        <source>There is no such pile.</source>
        <translation>Diesen Stapel gibt es nicht.</translation>
    </message>
    <message>
        <source>No tile is left in this pile.</source>
        <translation>In diesem Stapel ist kein Plättchen übrig.</translation>
    </message>
    <message>
        <source>A tile must be turned up.</source>
        <translation>Ein Plättchen muss aufgedeckt werden.</translation>
    </message>
    <message>
        <source>The tile must be laid.</source>
        <translation>Das Plättchen muss gelegt werden.</translation>
    </message>
    <message>
        <source>The gate must be set.</source>
        <translation>Das Tor muss gesetzt werden.</translation>
    </message>
    <message>
        <source>A wall piece must be set.</source>
        <translation>Ein Mauerstück muss gesetzt werden.</translation>
    </message>
    <message>
        <source>Pick a pile first.</source>
        <translation>Erst einen Stapel wählen.</translation>
    </message>
    <message>
        <source>Lay the tile in hand first.</source>
        <translation>Erst das Plättchen in der Hand legen.</translation>
    </message>
    <message>
        <source>Followers go on the tile just laid.</source>
        <translation>Gefolgsleute kommen auf das eben gelegte Plättchen.</translation>
    </message>
    <message>
        <source>The gate goes on a side at the outer rim of the city.</source>
        <translation>Das Tor kommt an eine Seite am äußeren Rand der Stadt.</translation>
    </message>
    <message>
        <source>A tower stands at an end of the wall.</source>
        <translation>Ein Turm steht an einem Ende der Mauer.</translation>
    </message>
    <message>
        <source>A wall piece goes on at one of the two ends.</source>
        <translation>Ein Mauerstück kommt an eines der zwei Enden.</translation>
    </message>
    <message>
        <source>A guard stands on the piece just set.</source>
        <translation>Ein Wächter steht auf dem eben gesetzten Stück.</translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation>
            <numerusform>%n rotes Kind, niemand spielt Rot</numerusform>
            <numerusform>%n rote Kinder, niemand spielt Rot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation>
            <numerusform>%n blaues Kind, niemand spielt Blau</numerusform>
            <numerusform>%n blaue Kinder, niemand spielt Blau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation>
            <numerusform>%n grünes Kind, niemand spielt Grün</numerusform>
            <numerusform>%n grüne Kinder, niemand spielt Grün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation>
            <numerusform>%n gelbes Kind, niemand spielt Gelb</numerusform>
            <numerusform>%n gelbe Kinder, niemand spielt Gelb</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no child on it</source>
        <translation>%1; kein Kind darauf</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; darauf: %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 setzt %2</translation>
    </message>
    <message>
        <source>nobody&apos;s child is on it</source>
        <translation>niemand hat ein Kind darauf</translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation>
            <numerusform>schließt einen Weg aus %n Plättchen: %1</numerusform>
            <numerusform>schließt einen Weg aus %n Plättchen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <translation>Fisch</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>Getreide</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>Vieh</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>kein Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation>
            <numerusform>%n öffentliches Gebäude</numerusform>
            <numerusform>%n öffentliche Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation>
            <numerusform>%n historisches Gebäude</numerusform>
            <numerusform>%n historische Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation>
            <numerusform>%1 und %n historisches Gebäude</numerusform>
            <numerusform>%1 und %n historische Gebäude</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation>
            <numerusform>%n öffentliches</numerusform>
            <numerusform>%n öffentliche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Öffentliches Gebäude: %n Punkt für jeden Wächter davor</numerusform>
            <numerusform>Öffentliches Gebäude: %n Punkte für jeden Wächter davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Historisches Gebäude: %n Punkt für jeden Wächter davor</numerusform>
            <numerusform>Historisches Gebäude: %n Punkte für jeden Wächter davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, %1</source>
        <translation>Turm, %1</translation>
    </message>
    <message>
        <source>Residential area %1</source>
        <translation>Wohngebiet %1</translation>
    </message>
    <message>
        <source>Guard, %1</source>
        <translation>Wächter, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation>
            <numerusform>%1, je %n Punkt</numerusform>
            <numerusform>%1, je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>no piece of wall before it</source>
        <translation>kein Mauerstück davor</translation>
    </message>
    <message>
        <source>no market touches it</source>
        <translation>kein Markt grenzt an</translation>
    </message>
    <message>
        <source>%1: %2 × 2 + %3 × 3</source>
        <translation>%1: %2 × 2 + %3 × 3</translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation>
            <numerusform>%1: Straße aus %n Plättchen, je 1 Punkt: %2</numerusform>
            <numerusform>%1: Straße aus %n Plättchen, je 1 Punkt: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation>
            <numerusform>%1: Straße aus %n Plättchen, je 2 Punkte: %2</numerusform>
            <numerusform>%1: Straße aus %n Plättchen, je 2 Punkte: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation>
            <numerusform>%1: Markt aus %n Plättchen, %2: %3</numerusform>
            <numerusform>%1: Markt aus %n Plättchen, %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tower, %2: %3</source>
        <translation>%1: Turm, %2: %3</translation>
    </message>
    <message>
        <source>%1: residential area %2: %3</source>
        <translation>%1: Wohngebiet %2: %3</translation>
    </message>
    <message>
        <source>%1: guard, %2: %3</source>
        <translation>%1: Wächter, %2: %3</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Stapel wählen</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Plättchen legen</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Gefolgsmann einsetzen</translation>
    </message>
    <message>
        <source>Set the city gate</source>
        <translation>Stadttor setzen</translation>
    </message>
    <message>
        <source>Set a wall piece</source>
        <translation>Mauerstück setzen</translation>
    </message>
    <message>
        <source>Place a guard</source>
        <translation>Wächter einsetzen</translation>
    </message>
    <message>
        <source>Set a tower</source>
        <translation>Turm setzen</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>citizen</source>
        <translation>Bürger</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>Marktfrau</translation>
    </message>
    <message>
        <source>steward</source>
        <translation>Vogt</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>The last tile is laid.</source>
        <translation>Das letzte Plättchen ist gelegt.</translation>
    </message>
    <message>
        <source>The last piece of wall is set.</source>
        <translation>Das letzte Mauerstück ist gesetzt.</translation>
    </message>
    <message>
        <source>Five sides or fewer are left between the two ends of the wall.</source>
        <translation>Zwischen den beiden Mauerenden sind höchstens fünf Seiten frei.</translation>
    </message>
    <message>
        <source>The wall round the city is closed.</source>
        <translation>Die Mauer um die Stadt ist geschlossen.</translation>
    </message>
    <message>
        <source>A player has placed all figures.</source>
        <translation>Jemand hat alle Figuren gesetzt.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 teilen sich den Sieg</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Unentschieden zwischen %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <translation>je %1 für %2</translation>
    </message>
    <message>
        <source>nothing, as nobody is on it</source>
        <translation>nichts, denn niemand ist darauf</translation>
    </message>
    <message>
        <source>nothing, as it stays open</source>
        <translation>nichts, bleibt offen</translation>
    </message>
    <message>
        <source>Public building</source>
        <translation>Öffentliches Gebäude</translation>
    </message>
    <message>
        <source>Historic building</source>
        <translation>Historisches Gebäude</translation>
    </message>
    <message>
        <source>%1, historic building</source>
        <translation>%1, historisches Gebäude</translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation>
            <numerusform>%n für jeden Wächter, der es sieht</numerusform>
            <numerusform>%n für jeden Wächter, der es sieht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · tile %2</source>
        <translation>%1 · Plättchen %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>gesetzt von %1</translation>
    </message>
    <message>
        <source>imagined for the final scoring</source>
        <translation>gedachtes Stück der Schlusswertung</translation>
    </message>
    <message>
        <source>none, as one stands straight across</source>
        <translation>keiner, denn gegenüber steht einer</translation>
    </message>
    <message>
        <source>closed all round</source>
        <translation>ringsum geschlossen</translation>
    </message>
    <message>
        <source>Piece of the city wall</source>
        <translation>Stück der Stadtmauer</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Stadttor</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Turm</translation>
    </message>
    <message>
        <source>Crossing, where streets end</source>
        <translation>Kreuzung, an der Straßen enden</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Wiese</translation>
    </message>
    <message>
        <source>House, where roads end</source>
        <translation>Haus, an dem Wege enden</translation>
    </message>
    <message>
        <source>Pond, where roads end</source>
        <translation>Teich, an dem Wege enden</translation>
    </message>
    <message>
        <source>Wall, where roads end</source>
        <translation>Mauer, an der Wege enden</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Gewertet</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Sieht</translation>
    </message>
    <message>
        <source>A guard here</source>
        <translation>Wächter hier</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Wer es sieht</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mauer</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>Darauf</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Residential areas</source>
        <translation>Wohngebiete</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Last scoring</source>
        <translation>Letzte Wertung</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Wege</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Kinder</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Last closed road</source>
        <translation>Zuletzt geschlossener Weg</translation>
    </message>
    <message>
        <source>Features by owner</source>
        <translation>Was wem gehört</translation>
    </message>
    <message>
        <source>Markets by kind</source>
        <translation>Märkte nach Sorten</translation>
    </message>
    <message>
        <source>Areas and their markets</source>
        <translation>Wohngebiete und ihre Märkte</translation>
    </message>
    <message>
        <source>What the guards see</source>
        <translation>Was die Wächter sehen</translation>
    </message>
    <message>
        <source>Streets by length</source>
        <translation>Straßen nach Länge</translation>
    </message>
    <message>
        <source>Open and closed roads</source>
        <translation>Offene und geschlossene Wege</translation>
    </message>
    <message>
        <source>Children by colour</source>
        <translation>Kinder nach Farbe</translation>
    </message>
    <message>
        <source>Figures on the roads</source>
        <translation>Figuren auf den Wegen</translation>
    </message>
    <message>
        <source>Full badges have scored, rings tell the worth now.</source>
        <translation>Volle Marken sind gewertet, Ringe zeigen den Wert jetzt.</translation>
    </message>
    <message>
        <source>Badges: tiles × kinds; full ones are complete.</source>
        <translation>Marken: Plättchen × Sorten; volle sind abgeschlossen.</translation>
    </message>
    <message>
        <source>Badges: markets × 2, with the sign of who would score.</source>
        <translation>Marken: Märkte × 2; das Zeichen zeigt, wer Punkte bekäme.</translation>
    </message>
    <message>
        <source>A band is a guard&apos;s row, up to the first free cell.</source>
        <translation>Ein Band ist die Reihe eines Wächters bis zum ersten freien Feld.</translation>
    </message>
    <message>
        <source>Badges: tiles; full ones are complete.</source>
        <translation>Marken: Plättchen; volle sind abgeschlossen.</translation>
    </message>
    <message>
        <source>Badges: tiles of the road; full ones are closed.</source>
        <translation>Marken: Plättchen des Wegs; volle sind geschlossen.</translation>
    </message>
    <message>
        <source>A ring waits for its figure.</source>
        <translation>Ein Ring wartet auf seine Figur.</translation>
    </message>
    <message>
        <source>No tile is laid yet.</source>
        <translation>Noch ist kein Plättchen gelegt.</translation>
    </message>
    <message>
        <source>There is no market yet.</source>
        <translation>Noch gibt es keinen Markt.</translation>
    </message>
    <message>
        <source>There is no residential area yet.</source>
        <translation>Noch gibt es kein Wohngebiet.</translation>
    </message>
    <message>
        <source>No guard stands on the wall.</source>
        <translation>Auf der Mauer steht kein Wächter.</translation>
    </message>
    <message>
        <source>Nothing has scored yet.</source>
        <translation>Noch ist nichts gewertet.</translation>
    </message>
    <message>
        <source>There is no child on the roads yet.</source>
        <translation>Noch ist kein Kind auf den Wegen.</translation>
    </message>
    <message>
        <source>No figure stands on a road yet.</source>
        <translation>Noch steht keine Figur auf einem Weg.</translation>
    </message>
    <message>
        <source>No road is closed yet.</source>
        <translation>Noch ist kein Weg geschlossen.</translation>
    </message>
    <message>
        <source>%1 scored</source>
        <translation>%1 gewertet</translation>
    </message>
    <message>
        <source>%1 as they lie</source>
        <translation>%1 derzeit</translation>
    </message>
    <message>
        <source>%1 scored, %2 as they lie</source>
        <translation>%1 gewertet, %2 derzeit</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Geteilt</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Ohne Besitzer</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>je %n Punkt</numerusform>
            <numerusform>je %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>parts on tiles</source>
        <translation>Teile auf Plättchen</translation>
    </message>
    <message>
        <source>Markets beside an area</source>
        <translation>Märkte an einem Wohngebiet</translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation>
            <numerusform>%n hat eine Figur</numerusform>
            <numerusform>%n haben eine Figur</numerusform>
        </translation>
    </message>
    <message>
        <source>figures placed</source>
        <translation>Figuren gesetzt</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>längster: %1</translation>
    </message>
    <message>
        <source>Closed roads</source>
        <translation>Geschlossene Wege</translation>
    </message>
    <message>
        <source>Open roads</source>
        <translation>Offene Wege</translation>
    </message>
    <message>
        <source>Roads with nobody&apos;s child</source>
        <translation>Wege ohne Figuren</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 und mehr</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation>
            <numerusform>%1 oder %n Plättchen</numerusform>
            <numerusform>%1 oder %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation>
            <numerusform>%1 bis %n Plättchen</numerusform>
            <numerusform>%1 bis %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation>
            <numerusform>an %n oder mehr Märkten</numerusform>
            <numerusform>an %n oder mehr Märkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation>
            <numerusform>Märkte mit %n Sorte</numerusform>
            <numerusform>Märkte mit %n Sorten</numerusform>
        </translation>
    </message>
    <message>
        <source>Fish stalls</source>
        <translation>Fischstände</translation>
    </message>
    <message>
        <source>Grain stalls</source>
        <translation>Getreidestände</translation>
    </message>
    <message>
        <source>Livestock pens</source>
        <translation>Viehpferche</translation>
    </message>
    <message>
        <source>Red, played by nobody</source>
        <translation>Rot, spielt niemand</translation>
    </message>
    <message>
        <source>Blue, played by nobody</source>
        <translation>Blau, spielt niemand</translation>
    </message>
    <message>
        <source>Green, played by nobody</source>
        <translation>Grün, spielt niemand</translation>
    </message>
    <message>
        <source>Yellow, played by nobody</source>
        <translation>Gelb, spielt niemand</translation>
    </message>
    <message>
        <source>1 tile, 1 point</source>
        <translation>1 Plättchen, 1 Punkt</translation>
    </message>
    <message>
        <source>%1: street of 1 tile: %2</source>
        <translation>%1: Straße aus 1 Plättchen: %2</translation>
    </message>
    <message>
        <source>%1 laid %2</source>
        <translation>%1 legt auf %2</translation>
    </message>
    <message>
        <source>%1 laid %2, a citizen on it</source>
        <translation>%1 legt auf %2, mit Bürger</translation>
    </message>
    <message>
        <source>%1 laid %2, a seller on it</source>
        <translation>%1 legt auf %2, mit Marktfrau</translation>
    </message>
    <message>
        <source>%1 laid %2, a steward in it</source>
        <translation>%1 legt auf %2, mit Vogt</translation>
    </message>
    <message>
        <source>turned up a tile of pile %1</source>
        <translation>deckt ein Plättchen von Stapel %1 auf</translation>
    </message>
    <message>
        <source>%1 turned up a tile of pile %2</source>
        <translation>%1 deckt ein Plättchen von Stapel %2 auf</translation>
    </message>
    <message>
        <source>%1 set the city gate</source>
        <translation>%1 setzt das Stadttor</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>setzt %1</translation>
    </message>
    <message>
        <source>%1 set %2</source>
        <translation>%1 setzt %2</translation>
    </message>
    <message>
        <source>set %1, %2</source>
        <translation>setzt %1, %2</translation>
    </message>
    <message>
        <source>%1 set %2, %3</source>
        <translation>%1 setzt %2, %3</translation>
    </message>
    <message>
        <source>%1 drew tile %2 from stack %3</source>
        <translation>%1 zieht Plättchen %2 von Stapel %3</translation>
    </message>
    <message>
        <source>%1 turned up tile %2 of pile %3</source>
        <translation>%1 deckt Plättchen %2 von Stapel %3 auf</translation>
    </message>
    <message>
        <source>It lies turned to the right</source>
        <translation>Es liegt rechts gedreht</translation>
    </message>
    <message>
        <source>It lies upside down</source>
        <translation>Es liegt auf dem Kopf</translation>
    </message>
    <message>
        <source>It lies turned to the left</source>
        <translation>Es liegt links gedreht</translation>
    </message>
    <message>
        <source>It lies upright</source>
        <translation>Es liegt aufrecht</translation>
    </message>
    <message>
        <source>%1 takes a citizen back</source>
        <translation>%1 nimmt einen Bürger zurück</translation>
    </message>
    <message>
        <source>%1 takes a seller back</source>
        <translation>%1 nimmt eine Marktfrau zurück</translation>
    </message>
    <message>
        <source>%1 takes a steward back</source>
        <translation>%1 nimmt einen Vogt zurück</translation>
    </message>
    <message>
        <source>%1 takes a guard back</source>
        <translation>%1 nimmt einen Wächter zurück</translation>
    </message>
    <message>
        <source>%1 takes a figure back</source>
        <translation>%1 nimmt eine Figur zurück</translation>
    </message>
    <message>
        <source>%1 back to the tower at %2</source>
        <translation>%1 bis zum Turm bei %2</translation>
    </message>
    <message>
        <source>%1 back to the gate</source>
        <translation>%1 bis zum Tor</translation>
    </message>
    <message>
        <source>%1, beside it at %2</source>
        <translation>%1, angrenzend bei %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>zusammen %1</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>Regel %1: %2</translation>
    </message>
    <message>
        <source>begins a street</source>
        <translation>beginnt eine Straße</translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation>
            <numerusform>beginnt %n Straße</numerusform>
            <numerusform>beginnt %n Straßen</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a market</source>
        <translation>beginnt einen Markt</translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation>
            <numerusform>beginnt %n Markt</numerusform>
            <numerusform>beginnt %n Märkte</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a residential area</source>
        <translation>beginnt ein Wohngebiet</translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation>
            <numerusform>beginnt %n Wohngebiet</numerusform>
            <numerusform>beginnt %n Wohngebiete</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a road</source>
        <translation>beginnt einen Weg</translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation>
            <numerusform>beginnt %n Weg</numerusform>
            <numerusform>beginnt %n Wege</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation>
            <numerusform>verlängert eine Straße auf %n Plättchen</numerusform>
            <numerusform>verlängert eine Straße auf %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation>
            <numerusform>vergrößert einen Markt auf %n Plättchen</numerusform>
            <numerusform>vergrößert einen Markt auf %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation>
            <numerusform>vergrößert ein Wohngebiet auf %n Plättchen</numerusform>
            <numerusform>vergrößert ein Wohngebiet auf %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation>
            <numerusform>verlängert einen Weg auf %n Plättchen</numerusform>
            <numerusform>verlängert einen Weg auf %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindet Straßen zu einer aus %n Plättchen</numerusform>
            <numerusform>verbindet Straßen zu einer aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindet Märkte zu einem aus %n Plättchen</numerusform>
            <numerusform>verbindet Märkte zu einem aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindet Wohngebiete zu einem aus %n Plättchen</numerusform>
            <numerusform>verbindet Wohngebiete zu einem aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation>
            <numerusform>verbindet Wege zu einem aus %n Plättchen</numerusform>
            <numerusform>verbindet Wege zu einem aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation>
            <numerusform>schließt ein Wohngebiet aus %n Plättchen ab</numerusform>
            <numerusform>schließt ein Wohngebiet aus %n Plättchen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation>
            <numerusform>schließt einen Weg aus %n Plättchen</numerusform>
            <numerusform>schließt einen Weg aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the south-west of the tile</source>
        <translation>%1, im Südwesten des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the south of the tile</source>
        <translation>%1, im Süden des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the south-east of the tile</source>
        <translation>%1, im Südosten des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the west of the tile</source>
        <translation>%1, im Westen des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the middle of the tile</source>
        <translation>%1, in der Mitte des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the east of the tile</source>
        <translation>%1, im Osten des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the north-west of the tile</source>
        <translation>%1, im Nordwesten des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the north of the tile</source>
        <translation>%1, im Norden des Plättchens</translation>
    </message>
    <message>
        <source>%1, in the north-east of the tile</source>
        <translation>%1, im Nordosten des Plättchens</translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation>
            <numerusform>Marktfrau auf dem Markt aus %n Plättchen, %1</numerusform>
            <numerusform>Marktfrau auf dem Markt aus %n Plättchen, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation>
            <numerusform>Vogt im Wohngebiet aus %n Plättchen %1</numerusform>
            <numerusform>Vogt im Wohngebiet aus %n Plättchen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation>
            <numerusform>Bürger auf der Straße aus %n Plättchen</numerusform>
            <numerusform>Bürger auf der Straße aus %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wall piece at the clockwise end</source>
        <translation>%1: Mauerstück am Ende im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>%1: wall piece at the counter-clockwise end</source>
        <translation>%1: Mauerstück am Ende gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>%1: tower at the clockwise end</source>
        <translation>%1: Turm am Ende im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>%1: tower at the counter-clockwise end</source>
        <translation>%1: Turm am Ende gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Kein Gefolgsmann</translation>
    </message>
    <message>
        <source>No guard</source>
        <translation>Kein Wächter</translation>
    </message>
    <message>
        <source>No tower</source>
        <translation>Kein Turm</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>%1: the city gate</source>
        <translation>%1: das Stadttor</translation>
    </message>
    <message>
        <source>%1: guard on the wall piece just set</source>
        <translation>%1: Wächter auf dem eben gesetzten Mauerstück</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>aufrecht</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>rechts gedreht</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>auf dem Kopf</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>links gedreht</translation>
    </message>
    <message>
        <source>%1, north side</source>
        <translation>%1, Nordseite</translation>
    </message>
    <message>
        <source>%1, east side</source>
        <translation>%1, Ostseite</translation>
    </message>
    <message>
        <source>%1, south side</source>
        <translation>%1, Südseite</translation>
    </message>
    <message>
        <source>%1, west side</source>
        <translation>%1, Westseite</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation>
            <numerusform>%n Fischmarkt</numerusform>
            <numerusform>%n Fischmärkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation>
            <numerusform>%n Getreidemarkt</numerusform>
            <numerusform>%n Getreidemärkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation>
            <numerusform>%n Viehmarkt</numerusform>
            <numerusform>%n Viehmärkte</numerusform>
        </translation>
    </message>
    <message>
        <source>a red child</source>
        <translation>ein rotes Kind</translation>
    </message>
    <message>
        <source>a blue child</source>
        <translation>ein blaues Kind</translation>
    </message>
    <message>
        <source>a green child</source>
        <translation>ein grünes Kind</translation>
    </message>
    <message>
        <source>a yellow child</source>
        <translation>ein gelbes Kind</translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation>
            <numerusform>%n Straße</numerusform>
            <numerusform>%n Straßen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation>
            <numerusform>%n Wohngebiet</numerusform>
            <numerusform>%n Wohngebiete</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n Weg</numerusform>
            <numerusform>%n Wege</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left, fits here. %4</source>
        <translation>Plättchen %1: %2 von %3 übrig, passt hier. %4</translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left. %4</source>
        <translation>Plättchen %1: %2 von %3 übrig. %4</translation>
    </message>
    <message>
        <source>Tile %1 fitted nowhere and was set aside (C2.5). %2</source>
        <translation>Plättchen %1 passte nirgends und wurde beiseitegelegt (C2.5). %2</translation>
    </message>
    <message>
        <source>Longest street: %1</source>
        <translation>Längste Straße: %1</translation>
    </message>
    <message>
        <source>Largest market: %1</source>
        <translation>Größter Markt: %1</translation>
    </message>
    <message>
        <source>Largest residential area: %1</source>
        <translation>Größtes Wohngebiet: %1</translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation>Längster Weg: %1</translation>
    </message>
    <message>
        <source>nobody scored it</source>
        <translation>niemand bekam Punkte dafür</translation>
    </message>
    <message>
        <source>nobody’s figure is on it</source>
        <translation>keine Figur darauf</translation>
    </message>
    <message>
        <source>streets %1</source>
        <translation>Straßen %1</translation>
    </message>
    <message>
        <source>markets %1</source>
        <translation>Märkte %1</translation>
    </message>
    <message>
        <source>towers %1</source>
        <translation>Türme %1</translation>
    </message>
    <message>
        <source>stewards %1</source>
        <translation>Vögte %1</translation>
    </message>
    <message>
        <source>guards %1</source>
        <translation>Wächter %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>bisher %1</translation>
    </message>
    <message>
        <source>%1: %2; together %3, in the lead</source>
        <translation>%1: %2; zusammen %3, in Führung</translation>
    </message>
    <message>
        <source>%1: %2; together %3</source>
        <translation>%1: %2; zusammen %3</translation>
    </message>
    <message>
        <source>fish market</source>
        <translation>Fischmarkt</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>Getreidemarkt</translation>
    </message>
    <message>
        <source>livestock market</source>
        <translation>Viehmarkt</translation>
    </message>
    <message>
        <source>street</source>
        <comment>meets a side of a tile</comment>
        <translation>Straße</translation>
    </message>
    <message>
        <source>residential area</source>
        <comment>meets a side of a tile</comment>
        <translation>Wohngebiet</translation>
    </message>
    <message>
        <source>road</source>
        <comment>meets a side of a tile</comment>
        <translation>Weg</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>meets a side of a tile</comment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>north: %1; east: %2; south: %3; west: %4</source>
        <translation>Norden: %1; Osten: %2; Süden: %3; Westen: %4</translation>
    </message>
    <message>
        <source>%1: lay the tile</source>
        <translation>%1: Plättchen legen</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2 so far, %3</source>
        <comment>Market of 3 tiles: 6 so far, still open</comment>
        <translation>%1: bisher %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>noch %n Plättchen</numerusform>
            <numerusform>noch %n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall left</source>
        <translation>kein Mauerstück mehr</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall left</source>
        <translation>
            <numerusform>noch %n Mauerstück</numerusform>
            <numerusform>noch %n Mauerstücke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>noch %n Figur</numerusform>
            <numerusform>noch %n Figuren</numerusform>
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
        <translation>bisher %1, %2</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>street</comment>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>street</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>market</comment>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>market</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>residential area</comment>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>residential area</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>road</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>road</comment>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Road of 3 tiles, still open</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 gewinnt mit %n Punkt</numerusform>
            <numerusform>%1 gewinnt mit %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>Anna: 3 figures left, in the lead</comment>
        <translation>%1: %2, in Führung</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everybody builds at the wall</source>
        <translation>Alle bauen an der Mauer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>m21, upright</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tower here</source>
        <translation>Turm hier</translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>Two to four players can play</source>
        <translation>Zwei bis vier können mitspielen</translation>
    </message>
    <message>
        <source>A player has no name</source>
        <translation>Jemand hat keinen Namen</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>Ein Name hat höchstens %1 Buchstaben</translation>
    </message>
    <message>
        <source>Two players have the same name</source>
        <translation>Zwei Spieler haben denselben Namen</translation>
    </message>
    <message>
        <source>Two players have the same colour</source>
        <translation>Zwei Spieler haben dieselbe Farbe</translation>
    </message>
    <message>
        <source>Nobody sits where the game is to begin</source>
        <translation>Wo das Spiel beginnen soll, sitzt niemand</translation>
    </message>
    <message>
        <source>The tiles lie in one to four piles</source>
        <translation>Die Plättchen liegen in einem bis vier Stapeln</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: the table could not be written: %2</source>
        <translation>%1: Die Tabelle ließ sich nicht speichern: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Wird berechnet …</translation>
    </message>
    <message>
        <source>%1: %2 points a draw, as could be expected.</source>
        <translation>%1: %2 Punkte je gezogenes Plättchen, wie zu erwarten war.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.</source>
        <translation>%1: %2 Punkte je gezogenes Plättchen, zu erwarten waren %3; insgesamt %4 Punkte Glück.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.</source>
        <translation>%1: %2 Punkte je gezogenes Plättchen, zu erwarten waren %3; insgesamt %4 Punkte Pech.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>stack %1</source>
        <translation>Stapel %1</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>red disc</source>
        <translation>roter Kreis</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>blaues Quadrat</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>grünes Dreieck</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>gelbes Kreuz</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Straßen</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Märkte</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Vögte</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wächter</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportAction</name>
    <message>
        <source>Take it home …</source>
        <translation>Mitnehmen …</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportDialog</name>
    <message>
        <source>Take it home</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>What is the city for?</source>
        <translation>Wofür ist die Stadt?</translation>
    </message>
    <message>
        <source>For looking at</source>
        <translation>Zum Ansehen</translation>
    </message>
    <message>
        <source>glTF: opens in Blender, in web viewers and on phones, with all colours and names.</source>
        <translation>glTF: öffnet sich in Blender, in Web-Betrachtern und auf Handys, mit allen Farben und Namen.</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Für andere Programme</translation>
    </message>
    <message>
        <source>OBJ: nearly every 3D program reads it. Colours are kept at the corners.</source>
        <translation>OBJ: lesen fast alle 3D-Programme. Die Farben stehen an den Eckpunkten.</translation>
    </message>
    <message>
        <source>For a 3D printer</source>
        <translation>Für einen 3D-Drucker</translation>
    </message>
    <message>
        <source>STL: closed bodies in millimetres, ready for the slicer.</source>
        <translation>STL: geschlossene Körper in Millimetern, bereit für den Slicer.</translation>
    </message>
    <message>
        <source>City alone</source>
        <translation>Nur die Stadt</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>Mit dem Tisch</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Was gespeichert wird</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>One file a tile</source>
        <translation>Eine je Plättchen</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>Wie viele Dateien</translation>
    </message>
    <message>
        <source>A tile is this wide:</source>
        <translation>Ein Plättchen ist so breit:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Breite eines Plättchens</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Each tile is a file of its own in the folder %1.</source>
        <translation>Jedes Plättchen ist eine eigene Datei im Ordner %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Wird gespeichert …</translation>
    </message>
</context>
<context>
    <name>remparts::app::FileDrop</name>
    <message>
        <source>One game at a time: several files were dropped.</source>
        <translation>Nur ein Spiel auf einmal: Es wurden mehrere Dateien abgelegt.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameFiles</name>
    <message>
        <source>Games (*.remparts.json);;All files (*)</source>
        <translation>Spiele (*.remparts.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Dieses Spiel lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Das Spiel wurde nicht gespeichert</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>Save the game first?</source>
        <translation>Das Spiel vorher speichern?</translation>
    </message>
    <message>
        <source>It has moves that are in no file yet. Without saving they are lost.</source>
        <translation>Es enthält Züge, die noch in keiner Datei stehen. Ohne Speichern gehen sie verloren.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameShow</name>
    <message>
        <source>What was scored</source>
        <translation>Was gewertet wurde</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Das Spiel bisher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) now</source>
        <translation>
            <numerusform>%1 hat jetzt %n Punkt</numerusform>
            <numerusform>%1 hat jetzt %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::Inspection</name>
    <message>
        <source>Nobody can walk there: double click the meadow or a road</source>
        <translation>Dort kann niemand gehen: Doppelklick auf die Wiese oder einen Weg</translation>
    </message>
    <message>
        <source>Nobody can walk there: double click a street, a market or a wall-walk</source>
        <translation>Dort kann niemand gehen: Doppelklick auf eine Straße, einen Markt oder einen Wehrgang</translation>
    </message>
    <message>
        <source>Here is no wall-walk near by</source>
        <translation>Hier ist kein Wehrgang in der Nähe</translation>
    </message>
</context>
<context>
    <name>remparts::app::LeftDesk</name>
    <message>
        <source>Strict mode: nobody is told which tiles are left</source>
        <translation>Strenger Modus: Welche Plättchen übrig sind, erfährt niemand</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonRun</name>
    <message>
        <source>Well done.</source>
        <translation>Gut gemacht.</translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is meant.</source>
        <translation>Das ist erlaubt, aber hier ist etwas anderes gemeint.</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonShow</name>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Das war die letzte Lektion.</translation>
    </message>
</context>
<context>
    <name>remparts::app::MainWindow</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Neues Spiel …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Öffnen …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Stadt ansehen</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>Das lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
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
        <translation>Einstellungen …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Lessons – Remparts</source>
        <translation>Lektionen – Remparts</translation>
    </message>
    <message>
        <source>Let it play by itself</source>
        <translation>Von selbst spielen lassen</translation>
    </message>
</context>
<context>
    <name>remparts::app::MotionSetting</name>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDesk</name>
    <message>
        <source>the-kids</source>
        <translation>die-kinder</translation>
    </message>
    <message>
        <source>the-city</source>
        <translation>die-stadt</translation>
    </message>
    <message>
        <source>Save a picture …</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>There is no OpenGL 3.2 here to draw a picture with.</source>
        <translation>Um ein Bild zu zeichnen, fehlt hier OpenGL 3.2.</translation>
    </message>
    <message>
        <source>Drawing the picture …</source>
        <translation>Das Bild wird gezeichnet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Drawing the picture … %1 %</source>
        <translation>Das Bild wird gezeichnet … %1 %</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Das Bild ließ sich nicht zeichnen.</translation>
    </message>
    <message>
        <source>Writing the picture …</source>
        <translation>Das Bild wird gespeichert …</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDialog</name>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
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
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Breite</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Höhe</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Wie am Bildschirm</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Norden</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Osten</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süden</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Westen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>What suits it</source>
        <translation>Passend</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Mittag</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Goldene Stunde</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
    <message>
        <source>With players, points and date</source>
        <translation>Mit Spielern, Punkten und Datum</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Diesen Ordner gibt es nicht.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Das ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>Press Save once more to replace the picture that is there.</source>
        <translation>Noch einmal Speichern drücken, um das vorhandene Bild zu ersetzen.</translation>
    </message>
    <message>
        <source>There is a picture of this name already.</source>
        <translation>Es gibt schon ein Bild mit diesem Namen.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>remparts::app::PresentActions</name>
    <message>
        <source>Show to a room</source>
        <translation>Vor Publikum zeigen</translation>
    </message>
    <message>
        <source>Explain the last points</source>
        <translation>Die letzten Punkte erklären</translation>
    </message>
    <message>
        <source>Nothing has been scored yet</source>
        <translation>Noch ist nichts gewertet</translation>
    </message>
</context>
<context>
    <name>remparts::app::RulesDesk</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>remparts::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation>Jede Aktion bestätigen</translation>
    </message>
    <message>
        <source>A first click shows what an action does and scores, a second one takes it.</source>
        <translation>Der erste Klick zeigt, was eine Aktion bewirkt und einbringt, der zweite führt sie aus.</translation>
    </message>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Streng, wie im Turnier</translation>
    </message>
    <message>
        <source>No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn tile.</source>
        <translation>Keine Markierung erlaubter Stellen, kein Wert, bevor er zählt, keine Liste der übrigen Plättchen; Rückgängig nur bis zu einem gezogenen Plättchen.</translation>
    </message>
    <message>
        <source>Names of rows and columns</source>
        <translation>Namen der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>Letters and numbers along the edges of the city.</source>
        <translation>Buchstaben und Zahlen an den Rändern der Stadt.</translation>
    </message>
    <message>
        <source>The Kids: show roads that can be closed</source>
        <translation>Die Kinder: schließbare Wege zeigen</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Farben der Spieler</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Üblich</translation>
    </message>
    <message>
        <source>For red–green weakness</source>
        <translation>Für Rot-Grün-Schwäche</translation>
    </message>
    <message>
        <source>For blue–yellow weakness</source>
        <translation>Für Blau-Gelb-Schwäche</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Hell und dunkel</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds of wood and stone</source>
        <translation>Klänge von Holz und Stein</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Auf Standard zurücksetzen</translation>
    </message>
    <message>
        <source>All settings as at the first start?</source>
        <translation>Alle Einstellungen wie beim ersten Start?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>remparts::app::StatisticsDesk</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Statistik speichern</translation>
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
        <translation>Die Statistik wurde nicht gespeichert</translation>
    </message>
</context>
<context>
    <name>remparts::app::StrictAction</name>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Streng, wie im Turnier</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableActions</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Ganzen Tisch zeigen</translation>
    </message>
    <message>
        <source>Show the last move</source>
        <translation>Letzten Zug zeigen</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Hide the interface</source>
        <translation>Oberfläche ausblenden</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Inspect the city</source>
        <translation>Stadt besichtigen</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Bewegungstempo</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>Bewegung: %1</translation>
    </message>
    <message>
        <source>List of what can be done</source>
        <translation>Liste der möglichen Aktionen</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>Names of columns and rows</source>
        <translation>Namen der Spalten und Zeilen</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>Strict mode: nobody is told what the points would be</source>
        <translation>Strenger Modus: Wie viele Punkte es wären, erfährt niemand</translation>
    </message>
    <message>
        <source>The game is over: the result tells all points</source>
        <translation>Das Spiel ist zu Ende: Das Ergebnis nennt alle Punkte</translation>
    </message>
</context>
<context>
    <name>remparts::app::TablePage</name>
    <message>
        <source>An action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>To the scoring before</source>
        <translation>Zur vorigen Wertung</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Zur nächsten Wertung</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>Layers are seen from above: Esc rises from the street</source>
        <translation>Ebenen sieht man von oben: Esc führt von der Straße hinauf</translation>
    </message>
    <message>
        <source>H shows the interface again</source>
        <translation>H zeigt die Oberfläche wieder</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Plättchen in der Hand: %1</translation>
    </message>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation>
            <numerusform>Die Stadt, %n Plättchen. %1</numerusform>
            <numerusform>Die Stadt, %n Plättchen. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>%1. Enter confirms, Esc takes back.</source>
        <translation>%1. Eingabe bestätigt, Esc nimmt zurück.</translation>
    </message>
</context>
<context>
    <name>remparts::app::VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
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
        <translation>%1, lässt sich nicht öffnen: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Es wurde nichts gelöscht.</translation>
    </message>
</context>
<context>
    <name>remparts::model::Session</name>
    <message>
        <source>No tiles are at hand to open a game with.</source>
        <translation>Zum Öffnen eines Spiels fehlen die Plättchen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Es gibt kein Spiel zu speichern.</translation>
    </message>
</context>
<context>
    <name>remparts::model::TurnModel</name>
    <message>
        <source>Looking back: in strict mode the game goes on at its end</source>
        <translation>Rückblick: Im strengen Modus geht das Spiel nur am Ende weiter</translation>
    </message>
    <message>
        <source>%1 (playing on begins a new line, the old one is kept)</source>
        <translation>%1 (Weiterspielen beginnt eine neue Variante, die alte bleibt)</translation>
    </message>
    <message>
        <source>A tile was drawn after this: in strict mode one only looks back.</source>
        <translation>Danach wurde ein Plättchen gezogen: Im strengen Modus ist nur Zurückblicken möglich.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionPage</name>
    <message>
        <source>What can be done</source>
        <translation>Mögliche Aktionen</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Liste schließen</translation>
    </message>
    <message>
        <source>Close the list  Esc</source>
        <translation>Liste schließen  Esc</translation>
    </message>
    <message>
        <source>Up and Down move, typing finds a place, Enter plays it.</source>
        <translation>Auf und Ab wechseln die Zeile, Tippen findet eine Stelle, Eingabe spielt sie.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionView</name>
    <message>
        <source>What can be done now</source>
        <translation>Jetzt mögliche Aktionen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AnswerButton</name>
    <message>
        <source>%1, the right answer</source>
        <translation>%1, die richtige Antwort</translation>
    </message>
    <message>
        <source>%1, not the right answer</source>
        <translation>%1, nicht die richtige Antwort</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AsidePart</name>
    <message>
        <source>Set aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>Fitted nowhere and set aside (C2.5): %1</source>
        <translation>Passte nirgends, beiseitegelegt (C2.5): %1</translation>
    </message>
    <message>
        <source>Show them among the tiles left</source>
        <translation>Bei den übrigen Plättchen zeigen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BeginnerChoice</name>
    <message>
        <source>Choose for us</source>
        <translation>Auslosen</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Wer beginnt?</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 beginnt</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BulbButton</name>
    <message>
        <source>Roads that can be closed are shown</source>
        <translation>Schließbare Wege werden gezeigt</translation>
    </message>
    <message>
        <source>Roads that can be closed are not shown</source>
        <translation>Schließbare Wege werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Stop showing the roads that the tile can close</source>
        <translation>Wege, die das Plättchen schließen kann, nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Wege zeigen, die das Plättchen schließen kann</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ChapterRow</name>
    <message numerus="yes">
        <source>%1: %n rule(s) found</source>
        <translation>
            <numerusform>%1: %n Regel gefunden</numerusform>
            <numerusform>%1: %n Regeln gefunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityCard</name>
    <message>
        <source>today %1</source>
        <translation>heute %1</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Nicht zu öffnen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityControls</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>Neues Spiel, öffnen, speichern</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Decline  Space</source>
        <translation>Verzichten  Leertaste</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityGrid</name>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ConfirmBar</name>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
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
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Fortsetzen: %1. %2</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseCard</name>
    <message>
        <source>Present</source>
        <translation>Vorführen</translation>
    </message>
    <message>
        <source>Show this lesson to others, large</source>
        <translation>Diese Lektion anderen groß zeigen</translation>
    </message>
    <message>
        <source>done</source>
        <translation>geschafft</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1, %2: %3</source>
        <comment>Lesson 2, Streets: step 3 of 9</comment>
        <translation>Lektion %1, %2: %3</translation>
    </message>
    <message>
        <source>Present: %1</source>
        <translation>Vorführen: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseGrid</name>
    <message>
        <source>The Kids</source>
        <translation>Die Kinder</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Die Stadt</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CoursePage</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>The rules, step by step</source>
        <translation>Die Regeln, Schritt für Schritt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%1 von %n Lektion geschafft</numerusform>
            <numerusform>%1 von %n Lektionen geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>Look, guess, try it yourself: each lesson takes one to three minutes.</source>
        <translation>Schauen, raten, selbst versuchen: Jede Lektion dauert ein bis drei Minuten.</translation>
    </message>
    <message>
        <source>No lessons came with this program.</source>
        <translation>Diesem Programm liegen keine Lektionen bei.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back  Esc</source>
        <translation>Zurück  Esc</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Forget how far you have come</source>
        <translation>Bisherigen Fortschritt vergessen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Read all rules</source>
        <translation>Alle Regeln lesen</translation>
    </message>
    <message>
        <source>Read all rules  F2</source>
        <translation>Alle Regeln lesen  F2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeastOverlay</name>
    <message>
        <source>The win is celebrated</source>
        <translation>Der Sieg wird gefeiert</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeedbackCard</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Nicht ganz</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Ein Tipp</translation>
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
        <translation>%1, eingeblendet</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, ausgeblendet</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Ausblenden: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Einblenden: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message>
        <source>Cities on this computer</source>
        <translation>Städte auf diesem Computer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Städte</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Nach Namen suchen</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Neueste</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner zeigen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Besichtigen</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n Stadt</numerusform>
            <numerusform>%n Städte</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has this in its name or among its players.</source>
        <translation>Keine Stadt hat das im Namen oder unter ihren Spielern.</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Gespeicherte Spiele werden gesucht …</translation>
    </message>
    <message>
        <source>No city has been saved on this computer yet. Play one and save it: it will stand here, to be looked at again.</source>
        <translation>Auf diesem Computer ist noch keine Stadt gespeichert. Wer eine spielt und speichert, kann sie hier wieder ansehen.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>%1 gelöscht.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GhostButtons</name>
    <message>
        <source>Turn the tile</source>
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation>Plättchen hier legen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandCard</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Turn the tile left</source>
        <translation>Plättchen nach links drehen</translation>
    </message>
    <message>
        <source>Turn left  Shift+R</source>
        <translation>Nach links drehen  Umschalt+R</translation>
    </message>
    <message>
        <source>Turn the tile right</source>
        <translation>Plättchen nach rechts drehen</translation>
    </message>
    <message>
        <source>Turn right  R</source>
        <translation>Nach rechts drehen  R</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Plättchen %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>In der Hand</translation>
    </message>
    <message>
        <source>Just laid</source>
        <translation>Eben gelegt</translation>
    </message>
    <message>
        <source>or click a spot</source>
        <translation>oder anklicken</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Kein Plättchen in der Hand</translation>
    </message>
    <message>
        <source>Tile in hand, %1: %2</source>
        <translation>In der Hand: Plättchen %1: %2</translation>
    </message>
    <message>
        <source>Tile just laid, %1: %2</source>
        <translation>Eben gelegt: Plättchen %1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandPicture</name>
    <message>
        <source>Tile in hand</source>
        <translation>Plättchen in der Hand</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintBar</name>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>set</source>
        <translation>setzen</translation>
    </message>
    <message>
        <source>choose an end</source>
        <translation>Ende wählen</translation>
    </message>
    <message>
        <source>place it</source>
        <translation>einsetzen</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>Plättchen nehmen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintSwitch</name>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Wege zeigen, die das Plättchen schließen kann</translation>
    </message>
    <message>
        <source>Roads that can be closed glow</source>
        <translation>Schließbare Wege leuchten</translation>
    </message>
    <message>
        <source>Off: no road glows</source>
        <translation>Aus: kein Weg leuchtet</translation>
    </message>
    <message>
        <source>Good for the first games with small children</source>
        <translation>Gut für die ersten Spiele mit kleinen Kindern</translation>
    </message>
</context>
<context>
    <name>remparts::panel::InspectBar</name>
    <message>
        <source>Overview</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>From the north</source>
        <translation>Von Norden</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>O</translation>
    </message>
    <message>
        <source>From the east</source>
        <translation>Von Osten</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>From the south</source>
        <translation>Von Süden</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>From the west</source>
        <translation>Von Westen</translation>
    </message>
    <message>
        <source>Map, from above</source>
        <translation>Karte, von oben</translation>
    </message>
    <message>
        <source>Street level: walk through the city</source>
        <translation>Auf der Straße: durch die Stadt gehen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Drehscheibe</translation>
    </message>
    <message>
        <source>The city turns slowly; any touch ends it  Space</source>
        <translation>Die Stadt dreht sich langsam; jede Berührung beendet es  Leertaste</translation>
    </message>
    <message>
        <source>Back to the game  I</source>
        <translation>Zurück zum Spiel  I</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>gehen</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>drehen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>hurry</source>
        <translation>eilen</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>look about</source>
        <translation>umsehen</translation>
    </message>
    <message>
        <source>up to the wall-walk or down</source>
        <translation>auf den Wehrgang oder hinab</translation>
    </message>
    <message>
        <source>rise again</source>
        <translation>wieder hinauf</translation>
    </message>
    <message>
        <source>move</source>
        <translation>verschieben</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Umschalt+Ziehen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>zoomen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>go down to the meadow</source>
        <translation>hinab auf die Wiese</translation>
    </message>
    <message>
        <source>go down into the street</source>
        <translation>hinab auf die Straße</translation>
    </message>
    <message>
        <source>hide all this</source>
        <translation>alles ausblenden</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpList</name>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Words of the step</source>
        <translation>Worte des Schritts</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
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
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
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
        <translation>Das Spiel ist zu Ende</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsChoices</name>
    <message>
        <source>The tiles lie in</source>
        <translation>Die Plättchen bilden</translation>
    </message>
    <message>
        <source>Show roads that can be closed</source>
        <translation>Schließbare Wege zeigen</translation>
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
        <translation>Plättchen drehen</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Stapel wählen</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>Kein Plättchen in der Hand</translation>
    </message>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Plättchen in der Hand: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPanel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
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
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Tisch ansehen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultRows</name>
    <message>
        <source>%1: %2 placed, %3 left</source>
        <translation>%1: %2 gesetzt, %3 übrig</translation>
    </message>
    <message>
        <source>%1 placed, %2 left</source>
        <translation>%1 gesetzt, %2 übrig</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsRows</name>
    <message>
        <source>%1, %2: %3 left</source>
        <translation>%1, %2: %3 übrig</translation>
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
        <translation>Mauerrunde: %1</translation>
    </message>
    <message>
        <source>All pieces are set, now a tower</source>
        <translation>Alle Stücke gesetzt, jetzt ein Turm</translation>
    </message>
    <message>
        <source>Wall round</source>
        <translation>Mauerrunde</translation>
    </message>
    <message>
        <source>Laps %1, %2</source>
        <translation>Rd. %1, %2</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) to go</source>
        <translation>
            <numerusform>noch %1 von %n Stück</numerusform>
            <numerusform>noch %1 von %n Stücken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerControl</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerLegend</name>
    <message>
        <source>Take the layer away</source>
        <translation>Ebene ausblenden</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Plättchen</translation>
    </message>
    <message>
        <source>Only what fits on one cell</source>
        <translation>Nur, was auf ein Feld passt</translation>
    </message>
    <message>
        <source>Set aside, as they fitted nowhere</source>
        <translation>Beiseitegelegt, passten nirgends</translation>
    </message>
    <message>
        <source>Close the list of tiles left</source>
        <translation>Liste der übrigen Plättchen schließen</translation>
    </message>
    <message>
        <source>Close  T</source>
        <translation>Schließen  T</translation>
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
        <translation>In welcher Reihenfolge sie kommen, weiß niemand.</translation>
    </message>
    <message>
        <source>Nothing that is left fits on %1.</source>
        <translation>Nichts, was übrig ist, passt auf %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation>
            <numerusform>Von den übrigen würde %n Plättchen auf %1 passen.</numerusform>
            <numerusform>Von den übrigen würden %n Plättchen auf %1 passen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation>
            <numerusform>Felder markieren, auf die nichts mehr passt (%n)</numerusform>
            <numerusform>Felder markieren, auf die nichts mehr passt (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beyond the wall, no tile may be laid there (C2.3).</source>
        <translation>%1 liegt jenseits der Mauer, dort darf kein Plättchen gelegt werden (C2.3).</translation>
    </message>
    <message>
        <source>The game is over, no tile is laid any more.</source>
        <translation>Das Spiel ist zu Ende, es wird kein Plättchen mehr gelegt.</translation>
    </message>
    <message>
        <source>Point at a free cell beside the tiles to see what fits there.</source>
        <translation>Auf ein freies Feld neben den Plättchen zeigen, um zu sehen, was dort passt.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonEndPart</name>
    <message>
        <source>You have been through this lesson.</source>
        <translation>Du hast diese Lektion geschafft.</translation>
    </message>
    <message>
        <source>What it showed</source>
        <translation>Was sie gezeigt hat</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Als Nächstes</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>%1: you have been through this lesson</source>
        <translation>%1: Du hast diese Lektion geschafft</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Abschließen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>Zu den Lektionen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>Diesen Schritt noch einmal</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>key and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Ctrl+←</source>
        <translation>Strg+←</translation>
    </message>
    <message>
        <source>Ctrl+Home</source>
        <translation>Strg+Pos1</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Strg+→</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogLine</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Was geschah, Neuestes zuerst</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>Noch ist nichts geschehen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogView</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Was geschah, Neuestes zuerst</translation>
    </message>
</context>
<context>
    <name>remparts::panel::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PileButton</name>
    <message>
        <source>Pile %1 is empty</source>
        <translation>Stapel %1 ist leer</translation>
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
            <numerusform>%n Stapel</numerusform>
            <numerusform>%n Stapel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlaybackBar</name>
    <message>
        <source>To the scoring before</source>
        <translation>Zur vorigen Wertung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation>Strg+Umschalt+Links</translation>
    </message>
    <message>
        <source>An action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Strg+Links</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier abspielen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Eine Aktion vor</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Strg+Rechts</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>Zur nächsten Wertung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation>Strg+Umschalt+Rechts</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Abspielen anhalten</translation>
    </message>
    <message>
        <source>Speed of playing: slow</source>
        <translation>Abspieltempo: langsam</translation>
    </message>
    <message>
        <source>Speed of playing: fast</source>
        <translation>Abspieltempo: schnell</translation>
    </message>
    <message>
        <source>Speed of playing: normal</source>
        <translation>Abspieltempo: normal</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlayerRows</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, am Zug</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>+%1 jetzt</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>am Zug</translation>
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
        <translation>Straßen, die das Spielende abschließen würde</translation>
    </message>
    <message>
        <source>Markets that the end would complete</source>
        <translation>Märkte, die das Spielende abschließen würde</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Türme</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Vögte</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Wächter</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <translation>Wenn das Spiel jetzt endete: %1</translation>
    </message>
    <message>
        <source>Points so far, then what the end would add, and the sum.</source>
        <translation>Bisherige Punkte, dann was das Spielende brächte, dann die Summe.</translation>
    </message>
    <message>
        <source>The fewest win when no tile is left.</source>
        <translation>Ist kein Plättchen mehr übrig, gewinnt, wer die wenigsten Figuren hat.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsNowPart</name>
    <message>
        <source>Points now</source>
        <translation>Punkte jetzt</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Figuren übrig</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PresenterBar</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Dunkel oder hell</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>Vorführung</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultPage</name>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Back to the city</source>
        <translation>Zurück zur Stadt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultTable</name>
    <message numerus="yes">
        <source>%1: %n point(s) (%2)</source>
        <translation>
            <numerusform>%1: %n Punkt (%2)</numerusform>
            <numerusform>%1: %n Punkte (%2)</numerusform>
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
        <translation>%1 %2: Regeln öffnen</translation>
    </message>
    <message>
        <source>%1: open the rules</source>
        <translation>%1: Regeln öffnen</translation>
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
        <translation>Regel einklappen</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Die Kinder</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <translation>Regeln welches Spiels</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n Regel gefunden</numerusform>
            <numerusform>%n Regeln gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule of The City says “%1”. Try another word, or fewer of them.</source>
        <translation>Keine Regel der „Stadt“ enthält „%1“. Versuche ein anderes Wort oder weniger Wörter.</translation>
    </message>
    <message>
        <source>No rule of The Kids says “%1”. Try another word, or fewer of them.</source>
        <translation>Keine Regel der „Kinder“ enthält „%1“. Versuche ein anderes Wort oder weniger Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The Kids</source>
        <translation>
            <numerusform>%n Regel der „Kinder“</numerusform>
            <numerusform>%n Regeln der „Kinder“</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The City</source>
        <translation>
            <numerusform>%n Regel der „Stadt“</numerusform>
            <numerusform>%n Regeln der „Stadt“</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SceneButton</name>
    <message>
        <source>Show me: %1 %2</source>
        <translation>Zeigen: %1 %2</translation>
    </message>
    <message>
        <source>Plays the step of the lesson that shows %1</source>
        <translation>Spielt den Schritt der Lektion ab, der %1 zeigt</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n weitere im Verlauf</numerusform>
            <numerusform>%n weitere im Verlauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 = %n point(s)</source>
        <translation>
            <numerusform>%1 + %2 = %n Punkt</numerusform>
            <numerusform>%1 + %2 = %n Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreParts</name>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Wertungstafel</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Wertungstafel: %1</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3</source>
        <translation>%1 bei %2: liegt auf %3</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3, lap %4</source>
        <translation>%1 bei %2: liegt auf %3, Runde %4</translation>
    </message>
    <message>
        <source>Score track (C4.6)</source>
        <translation>Wertungstafel (C4.6)</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Spieler %1: %2</translation>
    </message>
    <message>
        <source>Player %1 leaves</source>
        <translation>Spieler %1 entfernen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>%1: swaps with %2</source>
        <translation>%1: tauscht mit %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatTable</name>
    <message>
        <source>Clockwise round the table: %1</source>
        <translation>Im Uhrzeigersinn um den Tisch: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Spieler, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Spieler hinzufügen</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Wie wir spielen</translation>
    </message>
    <message>
        <source>Walls are built after</source>
        <translation>Mauern werden gebaut nach</translation>
    </message>
    <message>
        <source>a score (usual)</source>
        <translation>einer Wertung (üblich)</translation>
    </message>
    <message>
        <source>Only when somebody gets points for it.</source>
        <translation>Nur wenn jemand dafür Punkte bekommt.</translation>
    </message>
    <message>
        <source>any completion</source>
        <translation>jedem Abschluss</translation>
    </message>
    <message>
        <source>Also when nobody stood on what was completed.</source>
        <translation>Auch wenn niemand auf dem Abgeschlossenen stand.</translation>
    </message>
    <message>
        <source>Guards in the first wall round</source>
        <translation>Wächter in der ersten Mauerrunde</translation>
    </message>
    <message>
        <source>allowed (usual)</source>
        <translation>erlaubt (üblich)</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2015.</source>
        <translation>So entschied der Verlag 2015.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>noch nicht</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2007.</source>
        <translation>So entschied der Verlag 2007.</translation>
    </message>
    <message>
        <source>A follower that comes home can be the guard</source>
        <translation>Ein heimkehrender Gefolgsmann kann Wächter werden</translation>
    </message>
    <message>
        <source>next time (usual)</source>
        <translation>nächstes Mal (üblich)</translation>
    </message>
    <message>
        <source>The guard is placed before the new wall piece is scored.</source>
        <translation>Der Wächter wird eingesetzt, bevor das neue Mauerstück gewertet wird.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>The new wall piece is scored first.</source>
        <translation>Das neue Mauerstück wird zuerst gewertet.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>New game: The Kids</source>
        <translation>Neues Spiel: Die Kinder</translation>
    </message>
    <message>
        <source>New game: The City</source>
        <translation>Neues Spiel: Die Stadt</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation>
            <numerusform>%n Spieler, je 8 Figuren</numerusform>
            <numerusform>%n Spieler, je 8 Figuren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation>
            <numerusform>%1, je %n Turm</numerusform>
            <numerusform>%1, je %n Türme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SidePanel</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
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
        <translation>%1, insgesamt %2: %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StacksPart</name>
    <message>
        <source>Left in the stacks</source>
        <translation>In den Stapeln übrig</translation>
    </message>
    <message>
        <source>Show which tiles are left  T</source>
        <translation>Übrige Plättchen zeigen  T</translation>
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
        <translation>Spiel öffnen …</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Stadt ansehen</translation>
    </message>
    <message>
        <source>The City&apos;s tile set is our own reconstruction; The Kids&apos; tiles are drawn by us, too.</source>
        <translation>Die Plättchen der „Stadt“ sind unsere eigene Nachbildung; auch die der „Kinder“ haben wir gezeichnet.</translation>
    </message>
    <message>
        <source>2 to 4 children from four, ten minutes</source>
        <translation>2 bis 4 Kinder ab vier Jahren, zehn Minuten</translation>
    </message>
    <message>
        <source>2 to 4 players, about an hour</source>
        <translation>2 bis 4 Spieler, etwa eine Stunde</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Die Kinder</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Die Stadt</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Letzte Spiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Show the rules</source>
        <translation>Regeln zeigen</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Zuschauen</translation>
    </message>
    <message>
        <source>The table plays by itself</source>
        <translation>Der Tisch spielt von selbst</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message>
        <source>Final scoring</source>
        <translation>Schlusswertung</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2</source>
        <translation>
            <numerusform>%1: %n Punkt, jetzt %2</numerusform>
            <numerusform>%1: %n Punkte, jetzt %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The largest</source>
        <translation>Die Größten</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation>Glück beim Ziehen</translation>
    </message>
    <message>
        <source>What a drawn tile could bring its player at once, in points, against the average of all tiles that could have come.</source>
        <translation>Was ein gezogenes Plättchen sofort einbringen konnte, in Punkten, verglichen mit dem Durchschnitt aller Plättchen, die hätten kommen können.</translation>
    </message>
    <message>
        <source>Save as a table (CSV) …</source>
        <translation>Als Tabelle speichern (CSV) …</translation>
    </message>
    <message>
        <source>Close the statistics</source>
        <translation>Statistik schließen</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Schließen  Esc</translation>
    </message>
    <message>
        <source>Figures placed, turn by turn</source>
        <translation>Gesetzte Figuren, Zug um Zug</translation>
    </message>
    <message>
        <source>Points by source, turn by turn</source>
        <translation>Punkte nach Herkunft, Zug um Zug</translation>
    </message>
    <message>
        <source>%1, from %2; %3</source>
        <translation>%1, ab %2; %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::TimeChoice</name>
    <message>
        <source>Morning</source>
        <translation>Morgen</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Mittag</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Goldene Stunde</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Tageszeit</translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Andere Varianten dieses Spiels</translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation>Mit dieser Variante weiterspielen</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Diese Variante entfernen</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Der Anfang des Spiels</translation>
    </message>
    <message>
        <source>From the beginning, %1</source>
        <translation>Von Anfang an, %1</translation>
    </message>
    <message>
        <source>From turn %1, %2</source>
        <translation>Ab Zug %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n action(s)</source>
        <translation>
            <numerusform>%1 von %n Aktion</numerusform>
            <numerusform>%1 von %n Aktionen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::TurnBand</name>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The city is built</source>
        <translation>Die Stadt ist gebaut</translation>
    </message>
</context>
<context>
    <name>remparts::panel::UnkeptBar</name>
    <message>
        <source>Save as …</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This game is not being kept: %1. It goes on, and each action tries to keep it again.</source>
        <translation>Dieses Spiel wird gerade nicht gesichert: %1. Es geht weiter, und jede Aktion versucht es erneut.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::WallsPart</name>
    <message>
        <source>Walls</source>
        <translation>Mauern</translation>
    </message>
</context>
<context>
    <name>remparts::scene::CityView</name>
    <message>
        <source>The city cannot be drawn here: OpenGL 3.2 is missing.
The game can be played all the same.</source>
        <translation>Die Stadt lässt sich hier nicht zeichnen: OpenGL 3.2 fehlt.
Gespielt werden kann trotzdem.</translation>
    </message>
</context>
</TS>
