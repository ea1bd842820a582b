<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Autosave</name>
    <message>
        <source>A game kept by itself cannot be read and was put aside as %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeptOffers</name>
    <message>
        <source>today at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program stopped %1. Everything played is here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 of %2; the program stopped %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next place or spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next control, and back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the tile right, left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay the tile, take the spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a pile, a spot or an end of the wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list of all that can be done now, in words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an action on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the scoring before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the next scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play from here, stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the map, from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names of columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers over the city, each with a legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide and show all but the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>how fast things move: the next speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the city: views, walking, times of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn the city slowly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk, once on a street; Shift runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>climb the wall, and down again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rise from the street, back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at a saved city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>save a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tiles that can still be drawn, and where they fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>points if the game ended now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preferences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Show where it is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Tile %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the picture could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carcassonne: The City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedCity</name>
    <message>
        <source>larger than 16 MB; it is not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedCityFiles</name>
    <message>
        <source>there is no place to keep the file for an undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A city needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot contain %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name stands on one line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a city called %1 in this folder already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be renamed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be deleted: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be brought back: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 %2 left</source>
        <comment>Anna 3 left</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Anna 35</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The finished game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the counter-clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guard here: %1 in the row: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the row: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>beside no market</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest market, %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest street, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best guard, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residential area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>5 tiles beside 2 markets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 so far, still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody lives in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody stands on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has most followers on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has a steward in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>ends a residential area</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Residential area of 5 tiles, beside 2 markets</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 so far, complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 so far, still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: streets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: markets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: stewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: close the wall, from either end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: set a wall piece at either end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: turn up a tile of the last pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: pick a pile and turn up its top tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place a follower, or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: set the city gate on any side of the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: place a guard on this piece, or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: set a tower at this end, or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: set a tower at either end, or keep it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places a follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets the city gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets a wall piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places a guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sets a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draws from pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has placed all %2 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 have placed all %2 figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid %1, a citizen on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid %1, a seller on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>laid %1, a steward in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set the city gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city is closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game ends: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The start tile is laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and is set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, nobody on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall is completed: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody else is to choose now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else is asked for now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This must be done; there is no passing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile already lies here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile must lie side by side with another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first tile lies in the middle of the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A street must go on here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This street would end at a tile without one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile lies beyond the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall would be surrounded by tiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower stands on a street or market, or lies in a residential area.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower is already on it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tile has just completed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No follower is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall goes along the outer rim of the city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall does not go on here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guard already watches from the opposite side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guard is placed in the first wall round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tower is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower already stands at this end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is left in this pile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile must be turned up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tile must be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate must be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall piece must be set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a pile first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile in hand first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Followers go on the tile just laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate goes on a side at the outer rim of the city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tower stands at an end of the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wall piece goes on at one of the two ends.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guard stands on the piece just set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; no child on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody&apos;s child is on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>livestock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no building</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residential area %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no piece of wall before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no market touches it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 × 2 + %3 × 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tower, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: residential area %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: guard, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the city gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a wall piece</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place a guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>citizen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last tile is laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last piece of wall is set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five sides or fewer are left between the two ends of the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wall round the city is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has placed all figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing, as nobody is on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing, as it stays open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Public building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Historic building</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, historic building</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · tile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>imagined for the final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none, as one stands straight across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed all round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Piece of the city wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossing, where streets end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House, where roads end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pond, where roads end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall, where roads end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On a</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A guard here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Owners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residential areas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last closed road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Features by owner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets by kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Areas and their markets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the guards see</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets by length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open and closed roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Children by colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures on the roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full badges have scored, rings tell the worth now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges: tiles × kinds; full ones are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges: markets × 2, with the sign of who would score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A band is a guard&apos;s row, up to the first free cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges: tiles; full ones are complete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Badges: tiles of the road; full ones are closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ring waits for its figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile is laid yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no market yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no residential area yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guard stands on the wall.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has scored yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no child on the roads yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure stands on a road yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No road is closed yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scored</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as they lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 scored, %2 as they lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>parts on tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets beside an area</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>figures placed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closed roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open roads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads with nobody&apos;s child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Fish stalls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grain stalls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Livestock pens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red, played by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue, played by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green, played by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yellow, played by nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 tile, 1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: street of 1 tile: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid %2, a citizen on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid %2, a seller on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 laid %2, a steward in it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned up a tile of pile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned up a tile of pile %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set the city gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 set %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 drew tile %2 from stack %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 turned up tile %2 of pile %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies turned to the right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies turned to the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a citizen back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a seller back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a steward back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a guard back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes a figure back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back to the tower at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 back to the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, beside it at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins a street</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>begins a market</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>begins a residential area</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>begins a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the south-west of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the south of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the south-east of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the west of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the middle of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the east of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the north-west of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the north of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, in the north-east of the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wall piece at the clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: wall piece at the counter-clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tower at the clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: tower at the counter-clockwise end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No follower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the city gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: guard on the wall piece just set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upside down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turned left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, north side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, east side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, south side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, west side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>a red child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a blue child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a green child</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a yellow child</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left, fits here. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left. %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1 fitted nowhere and was set aside (C2.5). %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest street: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest market: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest residential area: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody scored it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody’s figure is on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>streets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>markets %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>towers %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stewards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>guards %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; together %3, in the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2; together %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 left, in the lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fish market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grain market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>livestock market</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>street</source>
        <comment>meets a side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residential area</source>
        <comment>meets a side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>road</source>
        <comment>meets a side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>meets a side of a tile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>north: %1; east: %2; south: %3; west: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lay the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>Two to four players can play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player has no name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players have the same colour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits where the game is to begin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tiles lie in one to four piles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: the table could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points a draw, as could be expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>stack %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>red disc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blue square</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportAction</name>
    <message>
        <source>Take it home …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportDialog</name>
    <message>
        <source>Take it home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is the city for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For looking at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>glTF: opens in Blender, in web viewers and on phones, with all colours and names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OBJ: nearly every 3D program reads it. Colours are kept at the corners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a 3D printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>STL: closed bodies in millimetres, ready for the slicer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>City alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile is this wide:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each tile is a file of its own in the folder %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::FileDrop</name>
    <message>
        <source>One game at a time: several files were dropped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::GameFiles</name>
    <message>
        <source>Games (*.remparts.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game first?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has moves that are in no file yet. Without saving they are lost.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::Inspection</name>
    <message>
        <source>Nobody can walk there: double click the meadow or a road</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can walk there: double click a street, a market or a wall-walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here is no wall-walk near by</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::LeftDesk</name>
    <message>
        <source>Strict mode: nobody is told which tiles are left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::MainWindow</name>
    <message>
        <source>Start page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] – Remparts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::MotionSetting</name>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDesk</name>
    <message>
        <source>the-kids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the-city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no OpenGL 3.2 here to draw a picture with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawing the picture … %1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the picture …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDialog</name>
    <message>
        <source>As the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full HD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8K</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What suits it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Morning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With players, points and date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press Save once more to replace the picture that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a picture of this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A first click shows what an action does and scores, a second one takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict, as in a tournament</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn tile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Letters and numbers along the edges of the city.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kids: show roads that can be closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For red–green weakness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For blue–yellow weakness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds of wood and stone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All settings as at the first start?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::StatisticsDesk</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics were not saved</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::StrictAction</name>
    <message>
        <source>Strict: undo stops at the last drawn tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::TableActions</name>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide the interface</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of what can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names of columns and rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strict mode: nobody is told what the points would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over: the result tells all points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::TablePage</name>
    <message>
        <source>An action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the scoring before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers are seen from above: Esc rises from the street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>H shows the interface again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message>
        <source>Tile in hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::app::VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::model::SavedCities</name>
    <message>
        <source>%1, cannot be opened: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::model::Session</name>
    <message>
        <source>No tiles are at hand to open a game with.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::model::TurnModel</name>
    <message>
        <source>Looking back: in strict mode the game goes on at its end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (playing on begins a new line, the old one is kept)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tile was drawn after this: in strict mode one only looks back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionPage</name>
    <message>
        <source>What can be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list  Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up and Down move, typing finds a place, Enter plays it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionView</name>
    <message>
        <source>What can be done now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::AsidePart</name>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fitted nowhere and set aside (C2.5): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show them among the tiles left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::BeginnerChoice</name>
    <message>
        <source>Choose for us</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::BulbButton</name>
    <message>
        <source>Roads that can be closed are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that can be closed are not shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop showing the roads that the tile can close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityCard</name>
    <message>
        <source>today %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityControls</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decline  Space</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityGrid</name>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ConfirmBar</name>
    <message>
        <source>Confirm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeastOverlay</name>
    <message>
        <source>The win is celebrated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::FoldHandle</name>
    <message>
        <source>%1, shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message>
        <source>Cities on this computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Newest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No city has this in its name or among its players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No city has been saved on this computer yet. Play one and save it: it will stand here, to be looked at again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Undo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::GhostButtons</name>
    <message>
        <source>Turn the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandCard</name>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn left  Shift+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn the tile right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn right  R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Just laid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or click a spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile in hand, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile just laid, %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintBar</name>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose an end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>place it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintSwitch</name>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roads that can be closed glow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: no road glows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good for the first games with small children</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::InspectBar</name>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the north</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the east</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the south</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the west</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map, from above</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Street level: walk through the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city turns slowly; any touch ends it  Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game  I</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>walk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hurry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>up to the wall-walk or down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rise again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go down to the meadow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go down into the street</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hide all this</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeyLineView</name>
    <message>
        <source>%1: %2</source>
        <comment>keys and what they do</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KeySheet</name>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsBand</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsChoices</name>
    <message>
        <source>The tiles lie in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show roads that can be closed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsFigures</name>
    <message>
        <source>%1: %2 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsHand</name>
    <message>
        <source>Turn the tile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile in hand: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPanel</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPodium</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultPage</name>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultRows</name>
    <message>
        <source>%1: %2 placed, %3 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 placed, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsRows</name>
    <message>
        <source>%1, %2: %3 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsVerdict</name>
    <message>
        <source>%1. %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LapCard</name>
    <message>
        <source>Wall round: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pieces are set, now a tower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 pieces to go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wall round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Laps %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerControl</name>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerLegend</name>
    <message>
        <source>Take the layer away</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftList</name>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message>
        <source>Tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what fits on one cell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside, as they fitted nowhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the list of tiles left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close  T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack %1: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In which order they come nobody knows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that is left fits on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beyond the wall, no tile may be laid there (C2.3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over, no tile is laid any more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a free cell beside the tiles to see what fits there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogLine</name>
    <message>
        <source>What happened, newest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogView</name>
    <message>
        <source>What happened, newest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::PileButton</name>
    <message>
        <source>Pile %1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pile %1 is empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::PilesButton</name>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlaybackBar</name>
    <message>
        <source>To the scoring before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An action on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of playing: slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of playing: fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed of playing: normal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlayerRows</name>
    <message>
        <source>%1, %2: %3 points, %4 followers, %5 towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsCard</name>
    <message>
        <source>Streets that the end would complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Markets that the end would complete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Towers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points so far, then what the end would add, and the sum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest win when no tile is left.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsNowPart</name>
    <message>
        <source>Points now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultPage</name>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultTable</name>
    <message>
        <source>%1: %2 points (%3)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleBadge</name>
    <message>
        <source>Rule %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 + %2 = %3 points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreParts</name>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3, lap %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score track (C4.6)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1 leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: swaps with %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatTable</name>
    <message>
        <source>Clockwise round the table: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::SetupPage</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How we play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Walls are built after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a score (usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when somebody gets points for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any completion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also when nobody stood on what was completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Guards in the first wall round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>allowed (usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the publisher ruled in 2015.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the publisher ruled in 2007.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A follower that comes home can be the guard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next time (usual)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guard is placed before the new wall piece is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new wall piece is scored first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: The Kids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game: The City</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SidePanel</name>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::SourceChart</name>
    <message>
        <source>%1 %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 in all: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::StacksPart</name>
    <message>
        <source>Left in the stacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stack %1: %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show which tiles are left  T</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::StartPage</name>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City&apos;s tile set is our own reconstruction; The Kids&apos; tiles are drawn by us, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 children from four, ten minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 4 players, about an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The City</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message>
        <source>%1: %2 points, now %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The largest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a drawn tile could bring its player at once, in points, against the average of all tiles that could have come.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as a table (CSV) …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures placed, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points by source, turn by turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, from %2; %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::TimeChoice</name>
    <message>
        <source>Morning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Night</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the beginning, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From turn %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::TurnBand</name>
    <message>
        <source>The game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The city is built</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::UnkeptBar</name>
    <message>
        <source>Save as …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game is not being kept: %1. It goes on, and each action tries to keep it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::panel::WallsPart</name>
    <message>
        <source>Walls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>remparts::scene::CityView</name>
    <message>
        <source>The city cannot be drawn here: OpenGL 3.2 is missing.
The game can be played all the same.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
