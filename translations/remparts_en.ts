<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AttractWords</name>
    <message numerus="yes">
        <source>%n tile(s) wait in the stacks</source>
        <translation>
            <numerusform>%n tile waits in the stacks</numerusform>
            <numerusform>%n tiles wait in the stacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figure</numerusform>
            <numerusform>%n figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n follower</numerusform>
            <numerusform>%n followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n tower</numerusform>
            <numerusform>%n towers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n guard</numerusform>
            <numerusform>%n guards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation>
            <numerusform>%n piece of wall</numerusform>
            <numerusform>%n pieces of wall</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n market</numerusform>
            <numerusform>%n markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation>
            <numerusform>beside %n market</numerusform>
            <numerusform>beside %n markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation>
            <numerusform>ends a street of %n tile</numerusform>
            <numerusform>ends a street of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation>
            <numerusform>ends a market of %n tile</numerusform>
            <numerusform>ends a market of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation>
            <numerusform>Street of %n tile</numerusform>
            <numerusform>Street of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation>
            <numerusform>Market of %n tile</numerusform>
            <numerusform>Market of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation>
            <numerusform>Residential area of %n tile</numerusform>
            <numerusform>Residential area of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation>
            <numerusform>Road of %n tile</numerusform>
            <numerusform>Road of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation>
            <numerusform>%1: lay the tile, it fits on %n place</numerusform>
            <numerusform>%1: lay the tile, it fits on %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation>
            <numerusform>%1, %n figure placed</numerusform>
            <numerusform>%1, %n figures placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation>
            <numerusform>%1, and %n action more</numerusform>
            <numerusform>%1, and %n actions more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation>
            <numerusform>Road of %n closed: %1</numerusform>
            <numerusform>Road of %n closed: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation>
            <numerusform>%n follower goes home without points</numerusform>
            <numerusform>%n followers go home without points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation>
            <numerusform>%n red child, nobody plays red</numerusform>
            <numerusform>%n red children, nobody plays red</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation>
            <numerusform>%n blue child, nobody plays blue</numerusform>
            <numerusform>%n blue children, nobody plays blue</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation>
            <numerusform>%n green child, nobody plays green</numerusform>
            <numerusform>%n green children, nobody plays green</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation>
            <numerusform>%n yellow child, nobody plays yellow</numerusform>
            <numerusform>%n yellow children, nobody plays yellow</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation>
            <numerusform>closes a road of %n: %1</numerusform>
            <numerusform>closes a road of %n: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation>
            <numerusform>%n public building</numerusform>
            <numerusform>%n public buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation>
            <numerusform>%n historic building</numerusform>
            <numerusform>%n historic buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation>
            <numerusform>%1 and %n historic building</numerusform>
            <numerusform>%1 and %n historic buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation>
            <numerusform>%n public</numerusform>
            <numerusform>%n public</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Public building: %n point for each guard before it</numerusform>
            <numerusform>Public building: %n points for each guard before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Historic building: %n point for each guard before it</numerusform>
            <numerusform>Historic building: %n points for each guard before it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation>
            <numerusform>%1, %n point each</numerusform>
            <numerusform>%1, %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation>
            <numerusform>%1: street of %n tile, 1 point each: %2</numerusform>
            <numerusform>%1: street of %n tiles, 1 point each: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation>
            <numerusform>%1: street of %n tile, 2 points each: %2</numerusform>
            <numerusform>%1: street of %n tiles, 2 points each: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation>
            <numerusform>%1: market of %n tile, %2: %3</numerusform>
            <numerusform>%1: market of %n tiles, %2: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation>
            <numerusform>%n for each guard who sees it</numerusform>
            <numerusform>%n for each guard who sees it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>%n point each</numerusform>
            <numerusform>%n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation>
            <numerusform>%n has a figure</numerusform>
            <numerusform>%n have a figure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation>
            <numerusform>%1 or %n tile</numerusform>
            <numerusform>%1 or %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation>
            <numerusform>%1 to %n tile</numerusform>
            <numerusform>%1 to %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation>
            <numerusform>beside %n market and more</numerusform>
            <numerusform>beside %n markets and more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation>
            <numerusform>Markets of %n kind</numerusform>
            <numerusform>Markets of %n kinds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation>
            <numerusform>begins %n street</numerusform>
            <numerusform>begins %n streets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation>
            <numerusform>begins %n market</numerusform>
            <numerusform>begins %n markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation>
            <numerusform>begins %n residential area</numerusform>
            <numerusform>begins %n residential areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation>
            <numerusform>begins %n road</numerusform>
            <numerusform>begins %n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation>
            <numerusform>a street of %n tile goes on</numerusform>
            <numerusform>a street of %n tiles goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation>
            <numerusform>a market of %n tile goes on</numerusform>
            <numerusform>a market of %n tiles goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation>
            <numerusform>a residential area of %n tile goes on</numerusform>
            <numerusform>a residential area of %n tiles goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation>
            <numerusform>a road of %n tile goes on</numerusform>
            <numerusform>a road of %n tiles goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation>
            <numerusform>joins streets into one of %n tile</numerusform>
            <numerusform>joins streets into one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation>
            <numerusform>joins markets into one of %n tile</numerusform>
            <numerusform>joins markets into one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation>
            <numerusform>joins residential areas into one of %n tile</numerusform>
            <numerusform>joins residential areas into one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation>
            <numerusform>joins roads into one of %n tile</numerusform>
            <numerusform>joins roads into one of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation>
            <numerusform>closes a residential area of %n tile</numerusform>
            <numerusform>closes a residential area of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation>
            <numerusform>closes a road of %n tile</numerusform>
            <numerusform>closes a road of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation>
            <numerusform>Seller on the market of %n tile, %1</numerusform>
            <numerusform>Seller on the market of %n tiles, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation>
            <numerusform>Steward in the residential area of %n tile, %1</numerusform>
            <numerusform>Steward in the residential area of %n tiles, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation>
            <numerusform>Citizen on the street of %n tile</numerusform>
            <numerusform>Citizen on the street of %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation>
            <numerusform>%n fish market</numerusform>
            <numerusform>%n fish markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation>
            <numerusform>%n grain market</numerusform>
            <numerusform>%n grain markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation>
            <numerusform>%n livestock market</numerusform>
            <numerusform>%n livestock markets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation>
            <numerusform>%n street</numerusform>
            <numerusform>%n streets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation>
            <numerusform>%n residential area</numerusform>
            <numerusform>%n residential areas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n road</numerusform>
            <numerusform>%n roads</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall left</source>
        <translation>
            <numerusform>%n piece of wall left</numerusform>
            <numerusform>%n pieces of wall left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>%n figure left</numerusform>
            <numerusform>%n figures left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 wins with %n point</numerusform>
            <numerusform>%1 wins with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::GameShow</name>
    <message numerus="yes">
        <source>%1 has %n point(s) now</source>
        <translation>
            <numerusform>%1 has %n point now</numerusform>
            <numerusform>%1 has %n points now</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation>
            <numerusform>The city, %n tile. %1</numerusform>
            <numerusform>The city, %n tiles. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ChapterRow</name>
    <message numerus="yes">
        <source>%1: %n rule(s) found</source>
        <translation>
            <numerusform>%1: %n rule found</numerusform>
            <numerusform>%1: %n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseCard</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CoursePage</name>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>%1 of %n lesson done</numerusform>
            <numerusform>%1 of %n lessons done</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n city</numerusform>
            <numerusform>%n cities</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LapCard</name>
    <message numerus="yes">
        <source>%1 of %n piece(s) to go</source>
        <translation>
            <numerusform>%1 of %n piece to go</numerusform>
            <numerusform>%1 of %n pieces to go</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation>
            <numerusform>%n tile of what is left would fit on %1.</numerusform>
            <numerusform>%n tiles of what is left would fit on %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation>
            <numerusform>Mark cells where nothing left fits (%n)</numerusform>
            <numerusform>Mark cells where nothing left fits (%n)</numerusform>
        </translation>
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
    <name>remparts::panel::ResultTable</name>
    <message numerus="yes">
        <source>%1: %n point(s) (%2)</source>
        <translation>
            <numerusform>%1: %n point (%2)</numerusform>
            <numerusform>%1: %n points (%2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::RulesPage</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The Kids</source>
        <translation>
            <numerusform>%n rule of The Kids</numerusform>
            <numerusform>%n rules of The Kids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The City</source>
        <translation>
            <numerusform>%n rule of The City</numerusform>
            <numerusform>%n rules of The City</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>%n more in the log</numerusform>
            <numerusform>%n more in the log</numerusform>
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
    <name>remparts::panel::SetupPage</name>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation>
            <numerusform>%n player, 8 figures each</numerusform>
            <numerusform>%n players, 8 figures each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation>
            <numerusform>%1, %n tower each</numerusform>
            <numerusform>%1, %n towers each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message numerus="yes">
        <source>%1: %n point(s), now %2</source>
        <translation>
            <numerusform>%1: %n point, now %2</numerusform>
            <numerusform>%1: %n points, now %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message numerus="yes">
        <source>%1 of %n action(s)</source>
        <translation>
            <numerusform>%1 of %n action</numerusform>
            <numerusform>%1 of %n actions</numerusform>
        </translation>
    </message>
</context>
</TS>
