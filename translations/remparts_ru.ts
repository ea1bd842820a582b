<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AttractWords</name>
    <message>
        <source>%1 left</source>
        <translation>осталось: %1</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Дети Каркассона</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>%1 plays itself. Any key or a touch leads back.</source>
        <translation>%1: игра идёт сама. Любая клавиша или касание — назад.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A new game begins: %1</source>
        <translation>Начинается новая игра: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) wait in the stacks</source>
        <translation>
            <numerusform>%n плитка ждёт в стопках</numerusform>
            <numerusform>%n плитки ждут в стопках</numerusform>
            <numerusform>%n плиток ждут в стопках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n очко</numerusform>
            <numerusform>%1: %n очка</numerusform>
            <numerusform>%1: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>A walk over the finished meadow</source>
        <translation>Прогулка по готовому лугу</translation>
    </message>
    <message>
        <source>A walk through the finished city</source>
        <translation>Прогулка по достроенному городу</translation>
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>A game kept by itself cannot be read and was put aside as %1: %2</source>
        <translation>Автосохранение не читается и отложено как %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2)</source>
        <translation>не удаётся записать %1 (%2)</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>не удаётся создать папку %1</translation>
    </message>
    <message>
        <source>the folder %1 cannot be written</source>
        <translation>не удаётся записать в папку %1</translation>
    </message>
</context>
<context>
    <name>KeptOffers</name>
    <message>
        <source>today at %1</source>
        <translation>сегодня в %1</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>Left %1</source>
        <translation>Игра прервана %1</translation>
    </message>
    <message>
        <source>The program stopped %1. Everything played is here.</source>
        <translation>Программа остановилась %1. Всё сыгранное здесь.</translation>
    </message>
    <message>
        <source>Tile %1 of %2; the program stopped %3</source>
        <translation>Плитка %1 из %2; программа остановилась %3</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Your turn</source>
        <translation>Ваш ход</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>to the next place or spot</source>
        <translation>к следующему месту</translation>
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
        <translation>к следующему элементу и назад</translation>
    </message>
    <message>
        <source>Shift+R</source>
        <translation>Shift+R</translation>
    </message>
    <message>
        <source>turn the tile right, left</source>
        <translation>повернуть плитку вправо, влево</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay the tile, take the spot</source>
        <translation>положить плитку, занять место</translation>
    </message>
    <message>
        <source>choose a pile, a spot or an end of the wall</source>
        <translation>выбрать стопку, место или конец стены</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>list of all that can be done now, in words</source>
        <translation>список всех возможных действий словами</translation>
    </message>
    <message>
        <source>Back and forth</source>
        <translation>Назад и вперёд</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>отменить</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>повторить</translation>
    </message>
    <message>
        <source>an action back</source>
        <translation>действие назад</translation>
    </message>
    <message>
        <source>an action on</source>
        <translation>действие вперёд</translation>
    </message>
    <message>
        <source>to the scoring before</source>
        <translation>к прошлому подсчёту</translation>
    </message>
    <message>
        <source>to the next scoring</source>
        <translation>к следующему подсчёту</translation>
    </message>
    <message>
        <source>play from here, stop</source>
        <translation>воспроизвести отсюда, остановить</translation>
    </message>
    <message>
        <source>What is to be seen</source>
        <translation>Что показывать</translation>
    </message>
    <message>
        <source>the whole table</source>
        <translation>весь стол</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>последний ход</translation>
    </message>
    <message>
        <source>the map, from above</source>
        <translation>карта, вид сверху</translation>
    </message>
    <message>
        <source>names of columns and rows</source>
        <translation>названия столбцов и строк</translation>
    </message>
    <message>
        <source>layers over the city, each with a legend</source>
        <translation>слои над городом, каждый с легендой</translation>
    </message>
    <message>
        <source>hide and show all but the table</source>
        <translation>скрыть и показать всё, кроме стола</translation>
    </message>
    <message>
        <source>how fast things move: the next speed</source>
        <translation>скорость анимации: следующая</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>полный экран</translation>
    </message>
    <message>
        <source>Looking at the city</source>
        <translation>Осмотр города</translation>
    </message>
    <message>
        <source>look at the city: views, walking, times of day</source>
        <translation>осмотреть город: виды, прогулка, время суток</translation>
    </message>
    <message>
        <source>turn the city slowly</source>
        <translation>медленно вращать город</translation>
    </message>
    <message>
        <source>walk, once on a street; Shift runs</source>
        <translation>идти, если вы на улице; Shift — быстрее</translation>
    </message>
    <message>
        <source>climb the wall, and down again</source>
        <translation>подняться на стену и спуститься</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>rise from the street, back to the game</source>
        <translation>подняться с улицы, назад к игре</translation>
    </message>
    <message>
        <source>Game and files</source>
        <translation>Игра и файлы</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>новая игра</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыть</translation>
    </message>
    <message>
        <source>save</source>
        <translation>сохранить</translation>
    </message>
    <message>
        <source>save under another name</source>
        <translation>сохранить под другим названием</translation>
    </message>
    <message>
        <source>look at a saved city</source>
        <translation>посмотреть сохранённый город</translation>
    </message>
    <message>
        <source>save a picture</source>
        <translation>сохранить картинку</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>этот список</translation>
    </message>
    <message>
        <source>quit</source>
        <translation>выход</translation>
    </message>
    <message>
        <source>tiles that can still be drawn, and where they fit</source>
        <translation>какие плитки остались и куда они подходят</translation>
    </message>
    <message>
        <source>points if the game ended now</source>
        <translation>очки, если бы игра кончилась сейчас</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>настройки</translation>
    </message>
    <message>
        <source>the rules; over the city the rule that is told there</source>
        <translation>правила; над городом — правило, о котором там речь</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>go on, where nothing waits for you</source>
        <translation>дальше, если от вас ничего не ждут</translation>
    </message>
    <message>
        <source>a step back</source>
        <translation>шаг назад</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>the step again</source>
        <translation>этот шаг ещё раз</translation>
    </message>
    <message>
        <source>answer a question</source>
        <translation>ответить на вопрос</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>to the lessons</source>
        <translation>к урокам</translation>
    </message>
    <message>
        <source>Showing to a room</source>
        <translation>Показ на большом экране</translation>
    </message>
    <message>
        <source>show the game, the lesson or the course full screen</source>
        <translation>показать игру, урок или курс на весь экран</translation>
    </message>
    <message>
        <source>explain the last points, at the table</source>
        <translation>объяснить последние очки, за столом</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>on, reveal</source>
        <translation>дальше, раскрыть</translation>
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
        <translation>назад</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>first and last step</source>
        <translation>первый и последний шаг</translation>
    </message>
    <message>
        <source>go to a step, found by its words</source>
        <translation>перейти к шагу, найдя его по словам</translation>
    </message>
    <message>
        <source>ring round the pointer; only as long as it is held</source>
        <translation>кольцо вокруг указателя; при удержании — пока держите</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>чёрный экран</translation>
    </message>
    <message>
        <source>dark or light</source>
        <translation>тёмный или светлый вид</translation>
    </message>
    <message>
        <source>end</source>
        <translation>закончить</translation>
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
        <translation>то же самое, и во время задания</translation>
    </message>
    <message>
        <source>Ctrl+→</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>skip the step, also a task or question</source>
        <translation>пропустить шаг, даже задание или вопрос</translation>
    </message>
</context>
<context>
    <name>LogRow</name>
    <message>
        <source>Show where it is</source>
        <translation>Показать, где это</translation>
    </message>
</context>
<context>
    <name>Pictures</name>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Плитка %1 из %2</translation>
    </message>
    <message>
        <source>%1: the picture could not be written: %2</source>
        <translation>%1: не удалось записать картинку: %2</translation>
    </message>
    <message>
        <source>The Kids of Carcassonne</source>
        <translation>Дети Каркассона</translation>
    </message>
    <message>
        <source>Carcassonne: The City</source>
        <translation>Каркассон: Город</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>outcome, date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось: %1</translation>
    </message>
</context>
<context>
    <name>Presenter</name>
    <message>
        <source>%1 of %2</source>
        <comment>step 3 of 12</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>The answer: %1</source>
        <translation>Ответ: %1</translation>
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
        <translation>Правило %1, %2: %3</translation>
    </message>
</context>
<context>
    <name>SavedCity</name>
    <message>
        <source>larger than 16 MB; it is not read</source>
        <translation>больше 16 МБ; файл не читается</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Плитка %1 из %2</translation>
    </message>
    <message>
        <source>%1 %2 left</source>
        <translation>%1: осталось %2</translation>
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
        <translation>негде сохранить файл для отмены</translation>
    </message>
    <message>
        <source>A city needs a name.</source>
        <translation>Городу нужно название.</translation>
    </message>
    <message>
        <source>A name cannot contain %1</source>
        <translation>В названии не может быть %1</translation>
    </message>
    <message>
        <source>A name stands on one line.</source>
        <translation>Название пишется в одну строку.</translation>
    </message>
    <message>
        <source>A name cannot begin with a full stop.</source>
        <translation>Название не может начинаться с точки.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Название слишком длинное.</translation>
    </message>
    <message>
        <source>There is a city called %1 in this folder already.</source>
        <translation>В этой папке уже есть город «%1».</translation>
    </message>
    <message>
        <source>The file could not be renamed: %1</source>
        <translation>Не удалось переименовать файл: %1</translation>
    </message>
    <message>
        <source>The file is not there any more.</source>
        <translation>Этого файла больше нет.</translation>
    </message>
    <message>
        <source>The file could not be deleted: %1</source>
        <translation>Не удалось удалить файл: %1</translation>
    </message>
    <message>
        <source>The file could not be brought back: %1</source>
        <translation>Не удалось вернуть файл: %1</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>%1 %2 left</source>
        <comment>Anna 3 left</comment>
        <translation>%1: осталось %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Anna 35</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The finished game</source>
        <translation>Законченная игра</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Ходит %1</translation>
    </message>
    <message>
        <source>Tile %1 of %2</source>
        <translation>Плитка %1 из %2</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>Citizen</source>
        <translation>Горожанин</translation>
    </message>
    <message>
        <source>Seller</source>
        <translation>Торговка</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Наместник</translation>
    </message>
    <message>
        <source>Follower</source>
        <translation>Подданный</translation>
    </message>
    <message>
        <source>Gate here</source>
        <translation>Ворота здесь</translation>
    </message>
    <message>
        <source>This end</source>
        <translation>Этот конец</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the clockwise end</source>
        <translation>Замыкает город; участок засчитывается концу по часовой стрелке</translation>
    </message>
    <message>
        <source>Closes the city; the piece counts for the counter-clockwise end</source>
        <translation>Замыкает город; участок засчитывается концу против часовой стрелки</translation>
    </message>
    <message>
        <source>A guard here: %1 in the row: %2</source>
        <translation>Страж здесь: в ряду %1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>Guard here</source>
        <translation>Страж здесь</translation>
    </message>
    <message>
        <source>%1 in the row: %2</source>
        <translation>в ряду %1: %2</translation>
    </message>
    <message>
        <source>Tower here: %1</source>
        <translation>Башня здесь: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Pile %1</source>
        <translation>Стопка %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n плитка</numerusform>
            <numerusform>%n плитки</numerusform>
            <numerusform>%n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n фигурка</numerusform>
            <numerusform>%n фигурки</numerusform>
            <numerusform>%n фигурок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s)</source>
        <translation>
            <numerusform>%n подданный</numerusform>
            <numerusform>%n подданных</numerusform>
            <numerusform>%n подданных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tower(s)</source>
        <translation>
            <numerusform>%n башня</numerusform>
            <numerusform>%n башни</numerusform>
            <numerusform>%n башен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n guard(s)</source>
        <translation>
            <numerusform>%n страж</numerusform>
            <numerusform>%n стража</numerusform>
            <numerusform>%n стражей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n вид</numerusform>
            <numerusform>%n вида</numerusform>
            <numerusform>%n видов</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall</source>
        <translation>ни одного участка стены</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall</source>
        <translation>
            <numerusform>%n участок стены</numerusform>
            <numerusform>%n участка стены</numerusform>
            <numerusform>%n участков стены</numerusform>
        </translation>
    </message>
    <message>
        <source>no market</source>
        <translation>ни одного рынка</translation>
    </message>
    <message numerus="yes">
        <source>%n market(s)</source>
        <translation>
            <numerusform>%n рынок</numerusform>
            <numerusform>%n рынка</numerusform>
            <numerusform>%n рынков</numerusform>
        </translation>
    </message>
    <message>
        <source>beside no market</source>
        <translation>без рынков рядом</translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s)</source>
        <translation>
            <numerusform>у %n рынка</numerusform>
            <numerusform>у %n рынков</numerusform>
            <numerusform>у %n рынков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>Largest market, %1, %2</source>
        <translation>Крупнейший рынок, %1, %2</translation>
    </message>
    <message>
        <source>Longest street, %1</source>
        <translation>Самая длинная улица, %1</translation>
    </message>
    <message>
        <source>Best guard, %1</source>
        <translation>Лучший страж, %1</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Улица</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Residential area</source>
        <translation>Жилой квартал</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Дорога</translation>
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
        <translation>никто не живёт</translation>
    </message>
    <message>
        <source>nobody stands on it</source>
        <translation>никто не стоит</translation>
    </message>
    <message>
        <source>%1 share it</source>
        <translation>%1 владеют вместе</translation>
    </message>
    <message>
        <source>%1 has most followers on it</source>
        <translation>больше всего подданных: %1</translation>
    </message>
    <message>
        <source>%1 has a steward in it</source>
        <translation>наместник: %1</translation>
    </message>
    <message>
        <source>%1 stands on it</source>
        <translation>стоит %1</translation>
    </message>
    <message numerus="yes">
        <source>ends a street of %n tile(s)</source>
        <translation>
            <numerusform>завершает улицу из %n плитки</numerusform>
            <numerusform>завершает улицу из %n плиток</numerusform>
            <numerusform>завершает улицу из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ends a market of %n tile(s)</source>
        <translation>
            <numerusform>завершает рынок из %n плитки</numerusform>
            <numerusform>завершает рынок из %n плиток</numerusform>
            <numerusform>завершает рынок из %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>nobody on it</source>
        <translation>без подданных</translation>
    </message>
    <message>
        <source>%1 +%2</source>
        <translation>%1 +%2</translation>
    </message>
    <message numerus="yes">
        <source>Street of %n tile(s)</source>
        <translation>
            <numerusform>Улица из %n плитки</numerusform>
            <numerusform>Улица из %n плиток</numerusform>
            <numerusform>Улица из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Market of %n tile(s)</source>
        <translation>
            <numerusform>Рынок из %n плитки</numerusform>
            <numerusform>Рынок из %n плиток</numerusform>
            <numerusform>Рынок из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Residential area of %n tile(s)</source>
        <translation>
            <numerusform>Жилой квартал из %n плитки</numerusform>
            <numerusform>Жилой квартал из %n плиток</numerusform>
            <numerusform>Жилой квартал из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Road of %n tile(s)</source>
        <translation>
            <numerusform>Дорога из %n плитки</numerusform>
            <numerusform>Дорога из %n плиток</numerusform>
            <numerusform>Дорога из %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2; %3</source>
        <translation>%1, %2; %3</translation>
    </message>
    <message>
        <source>%1: %2 now</source>
        <translation>%1: сейчас %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Residential area of 5 tiles, beside 2 markets</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: streets</source>
        <translation>%1: улицы</translation>
    </message>
    <message>
        <source>%1: markets</source>
        <translation>%1: рынки</translation>
    </message>
    <message>
        <source>%1: towers</source>
        <translation>%1: башни</translation>
    </message>
    <message>
        <source>%1: stewards</source>
        <translation>%1: наместники</translation>
    </message>
    <message>
        <source>%1: guards</source>
        <translation>%1: стражи</translation>
    </message>
    <message numerus="yes">
        <source>%1: lay the tile, it fits on %n place(s)</source>
        <translation>
            <numerusform>%1: положите плитку, подходит %n место</numerusform>
            <numerusform>%1: положите плитку, подходят %n места</numerusform>
            <numerusform>%1: положите плитку, подходят %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: close the wall, from either end</source>
        <translation>%1: замкните стену с любого из концов</translation>
    </message>
    <message>
        <source>%1: set a wall piece at either end</source>
        <translation>%1: поставьте участок стены на любом из концов</translation>
    </message>
    <message>
        <source>%1: turn up a tile of the last pile</source>
        <translation>%1: откройте плитку из последней стопки</translation>
    </message>
    <message>
        <source>%1: pick a pile and turn up its top tile</source>
        <translation>%1: выберите стопку и откройте верхнюю плитку</translation>
    </message>
    <message>
        <source>%1: place a follower, or keep it</source>
        <translation>%1: поставьте подданного или оставьте его себе</translation>
    </message>
    <message>
        <source>%1: set the city gate on any side of the city</source>
        <translation>%1: поставьте городские ворота с любой стороны города</translation>
    </message>
    <message>
        <source>%1: place a guard on this piece, or pass</source>
        <translation>%1: поставьте стража на этот участок или пасуйте</translation>
    </message>
    <message>
        <source>%1: set a tower at this end, or keep it</source>
        <translation>%1: поставьте башню на этом конце или оставьте её себе</translation>
    </message>
    <message>
        <source>%1: set a tower at either end, or keep it</source>
        <translation>%1: поставьте башню на любом из концов или оставьте её себе</translation>
    </message>
    <message>
        <source>lays %1</source>
        <translation>кладёт плитку на %1</translation>
    </message>
    <message>
        <source>places a follower</source>
        <translation>ставит подданного</translation>
    </message>
    <message>
        <source>sets the city gate</source>
        <translation>ставит городские ворота</translation>
    </message>
    <message>
        <source>sets a wall piece</source>
        <translation>ставит участок стены</translation>
    </message>
    <message>
        <source>places a guard</source>
        <translation>ставит стража</translation>
    </message>
    <message>
        <source>sets a tower</source>
        <translation>ставит башню</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пасует</translation>
    </message>
    <message>
        <source>draws from pile %1</source>
        <translation>берёт из стопки %1</translation>
    </message>
    <message>
        <source>Turn %1, %2: %3</source>
        <translation>Ход %1, %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s) placed</source>
        <translation>
            <numerusform>%1, поставлена %n фигурка</numerusform>
            <numerusform>%1, поставлено %n фигурки</numerusform>
            <numerusform>%1, поставлено %n фигурок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n action(s) more</source>
        <translation>
            <numerusform>%1 и ещё %n действие</numerusform>
            <numerusform>%1 и ещё %n действия</numerusform>
            <numerusform>%1 и ещё %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has placed all %2 figures.</source>
        <translation>%1: все фигурки (%2) поставлены.</translation>
    </message>
    <message>
        <source>%1 have placed all %2 figures.</source>
        <translation>%1: все фигурки (по %2) поставлены.</translation>
    </message>
    <message>
        <source>laid %1</source>
        <translation>кладёт плитку на %1</translation>
    </message>
    <message>
        <source>laid %1, a citizen on it</source>
        <translation>кладёт плитку на %1, с горожанином</translation>
    </message>
    <message>
        <source>laid %1, a seller on it</source>
        <translation>кладёт плитку на %1, с торговкой</translation>
    </message>
    <message>
        <source>laid %1, a steward in it</source>
        <translation>кладёт плитку на %1, с наместником</translation>
    </message>
    <message>
        <source>set the city gate</source>
        <translation>ставит городские ворота</translation>
    </message>
    <message>
        <source>The city is closed</source>
        <translation>Город замкнут</translation>
    </message>
    <message>
        <source>The game ends: %1</source>
        <translation>Конец игры. %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The start tile is laid</source>
        <translation>Начальная плитка положена</translation>
    </message>
    <message>
        <source>Tile %1 fits nowhere and is set aside</source>
        <translation>Плитка %1 никуда не подходит и отложена</translation>
    </message>
    <message>
        <source>%1, nobody on it</source>
        <translation>%1, без подданных</translation>
    </message>
    <message>
        <source>The wall is completed: %1</source>
        <translation>Стена достроена: %1</translation>
    </message>
    <message numerus="yes">
        <source>Road of %n closed: %1</source>
        <translation>
            <numerusform>Дорога из %n плитки закрыта: %1</numerusform>
            <numerusform>Дорога из %n плиток закрыта: %1</numerusform>
            <numerusform>Дорога из %n плиток закрыта: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n follower(s) go home without points</source>
        <translation>
            <numerusform>%n подданный уходит домой без очков</numerusform>
            <numerusform>%n подданных уходят домой без очков</numerusform>
            <numerusform>%n подданных уходят домой без очков</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Somebody else is to choose now.</source>
        <translation>Сейчас выбирает другой игрок.</translation>
    </message>
    <message>
        <source>Something else is asked for now.</source>
        <translation>Сейчас нужно другое действие.</translation>
    </message>
    <message>
        <source>This must be done; there is no passing.</source>
        <translation>Это обязательно: пасовать нельзя.</translation>
    </message>
    <message>
        <source>A tile already lies here.</source>
        <translation>Здесь уже лежит плитка.</translation>
    </message>
    <message>
        <source>A tile must lie side by side with another one.</source>
        <translation>Плитка должна прилегать стороной к другой.</translation>
    </message>
    <message>
        <source>The first tile lies in the middle of the table.</source>
        <translation>Первая плитка лежит в центре стола.</translation>
    </message>
    <message>
        <source>A street must go on here.</source>
        <translation>Здесь улица должна продолжаться.</translation>
    </message>
    <message>
        <source>This street would end at a tile without one.</source>
        <translation>Улица упёрлась бы в плитку без улицы.</translation>
    </message>
    <message>
        <source>No tile lies beyond the wall.</source>
        <translation>За стену плитки не кладут.</translation>
    </message>
    <message>
        <source>The wall would be surrounded by tiles.</source>
        <translation>Плитки окружили бы стену.</translation>
    </message>
    <message>
        <source>A follower stands on a street or market, or lies in a residential area.</source>
        <translation>Подданный стоит на улице или рынке либо лежит в жилом квартале.</translation>
    </message>
    <message>
        <source>A follower is already on it.</source>
        <translation>Там уже есть подданный.</translation>
    </message>
    <message>
        <source>This tile has just completed it.</source>
        <translation>Эта плитка только что завершила этот объект.</translation>
    </message>
    <message>
        <source>No follower is left.</source>
        <translation>Подданных не осталось.</translation>
    </message>
    <message>
        <source>The wall goes along the outer rim of the city.</source>
        <translation>Стена идёт по внешнему краю города.</translation>
    </message>
    <message>
        <source>The wall does not go on here.</source>
        <translation>Здесь стена не продолжается.</translation>
    </message>
    <message>
        <source>A guard already watches from the opposite side.</source>
        <translation>С другой стороны уже стоит страж.</translation>
    </message>
    <message>
        <source>No guard is placed in the first wall round.</source>
        <translation>В первом круге стены стражей не ставят.</translation>
    </message>
    <message>
        <source>No tower is left.</source>
        <translation>Башен не осталось.</translation>
    </message>
    <message>
        <source>A tower already stands at this end.</source>
        <translation>На этом конце уже стоит башня.</translation>
    </message>
    <message>
        <source>There is no such pile.</source>
        <translation>Такой стопки нет.</translation>
    </message>
    <message>
        <source>No tile is left in this pile.</source>
        <translation>В этой стопке не осталось плиток.</translation>
    </message>
    <message>
        <source>A tile must be turned up.</source>
        <translation>Нужно открыть плитку.</translation>
    </message>
    <message>
        <source>The tile must be laid.</source>
        <translation>Нужно положить плитку.</translation>
    </message>
    <message>
        <source>The gate must be set.</source>
        <translation>Нужно поставить ворота.</translation>
    </message>
    <message>
        <source>A wall piece must be set.</source>
        <translation>Нужно поставить участок стены.</translation>
    </message>
    <message>
        <source>Pick a pile first.</source>
        <translation>Сначала выберите стопку.</translation>
    </message>
    <message>
        <source>Lay the tile in hand first.</source>
        <translation>Сначала положите плитку из руки.</translation>
    </message>
    <message>
        <source>Followers go on the tile just laid.</source>
        <translation>Подданного ставят на только что положенную плитку.</translation>
    </message>
    <message>
        <source>The gate goes on a side at the outer rim of the city.</source>
        <translation>Ворота ставят на внешнем краю города.</translation>
    </message>
    <message>
        <source>A tower stands at an end of the wall.</source>
        <translation>Башню ставят на конце стены.</translation>
    </message>
    <message>
        <source>A wall piece goes on at one of the two ends.</source>
        <translation>Участок стены ставят на одном из двух концов.</translation>
    </message>
    <message>
        <source>A guard stands on the piece just set.</source>
        <translation>Стража ставят на только что поставленный участок.</translation>
    </message>
    <message numerus="yes">
        <source>%n red child(ren), nobody plays red</source>
        <translation>
            <numerusform>%n красный ребёнок, за красных никто не играет</numerusform>
            <numerusform>%n красных ребёнка, за красных никто не играет</numerusform>
            <numerusform>%n красных детей, за красных никто не играет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blue child(ren), nobody plays blue</source>
        <translation>
            <numerusform>%n синий ребёнок, за синих никто не играет</numerusform>
            <numerusform>%n синих ребёнка, за синих никто не играет</numerusform>
            <numerusform>%n синих детей, за синих никто не играет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n green child(ren), nobody plays green</source>
        <translation>
            <numerusform>%n зелёный ребёнок, за зелёных никто не играет</numerusform>
            <numerusform>%n зелёных ребёнка, за зелёных никто не играет</numerusform>
            <numerusform>%n зелёных детей, за зелёных никто не играет</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n yellow child(ren), nobody plays yellow</source>
        <translation>
            <numerusform>%n жёлтый ребёнок, за жёлтых никто не играет</numerusform>
            <numerusform>%n жёлтых ребёнка, за жёлтых никто не играет</numerusform>
            <numerusform>%n жёлтых детей, за жёлтых никто не играет</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; no child on it</source>
        <translation>%1; детей нет</translation>
    </message>
    <message>
        <source>%1; on it: %2</source>
        <translation>%1; на ней: %2</translation>
    </message>
    <message>
        <source>%1 places %2</source>
        <translation>%1 ставит %2</translation>
    </message>
    <message>
        <source>nobody&apos;s child is on it</source>
        <translation>детей игроков нет</translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n: %1</source>
        <translation>
            <numerusform>закрывает дорогу из %n плитки: %1</numerusform>
            <numerusform>закрывает дорогу из %n плиток: %1</numerusform>
            <numerusform>закрывает дорогу из %n плиток: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>fish</source>
        <translation>рыба</translation>
    </message>
    <message>
        <source>grain</source>
        <translation>зерно</translation>
    </message>
    <message>
        <source>livestock</source>
        <translation>скот</translation>
    </message>
    <message>
        <source>no building</source>
        <translation>ни одного здания</translation>
    </message>
    <message numerus="yes">
        <source>%n public building(s)</source>
        <translation>
            <numerusform>%n общественное здание</numerusform>
            <numerusform>%n общественных здания</numerusform>
            <numerusform>%n общественных зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n historic building(s)</source>
        <translation>
            <numerusform>%n историческое здание</numerusform>
            <numerusform>%n исторических здания</numerusform>
            <numerusform>%n исторических зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n historic building(s)</source>
        <translation>
            <numerusform>%1 и %n историческое здание</numerusform>
            <numerusform>%1 и %n исторических здания</numerusform>
            <numerusform>%1 и %n исторических зданий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n public</source>
        <comment>as in: 3 public and 2 historic buildings</comment>
        <translation>
            <numerusform>%n общественное</numerusform>
            <numerusform>%n общественных</numerusform>
            <numerusform>%n общественных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Public building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Общественное здание: %n очко за каждого стража перед ним</numerusform>
            <numerusform>Общественное здание: %n очка за каждого стража перед ним</numerusform>
            <numerusform>Общественное здание: %n очков за каждого стража перед ним</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Historic building: %n point(s) for each guard before it</source>
        <translation>
            <numerusform>Историческое здание: %n очко за каждого стража перед ним</numerusform>
            <numerusform>Историческое здание: %n очка за каждого стража перед ним</numerusform>
            <numerusform>Историческое здание: %n очков за каждого стража перед ним</numerusform>
        </translation>
    </message>
    <message>
        <source>Tower, %1</source>
        <translation>Башня, %1</translation>
    </message>
    <message>
        <source>Residential area %1</source>
        <translation>Жилой квартал %1</translation>
    </message>
    <message>
        <source>Guard, %1</source>
        <translation>Страж, %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n point(s) each</source>
        <translation>
            <numerusform>%1, по %n очку</numerusform>
            <numerusform>%1, по %n очка</numerusform>
            <numerusform>%1, по %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2, %3</source>
        <translation>%1 × %2, %3</translation>
    </message>
    <message>
        <source>no piece of wall before it</source>
        <translation>ни одного участка стены перед ней</translation>
    </message>
    <message>
        <source>no market touches it</source>
        <translation>ни один рынок не прилегает</translation>
    </message>
    <message>
        <source>%1: %2 × 2 + %3 × 3</source>
        <translation>%1: %2 × 2 + %3 × 3</translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 1 point each: %2</source>
        <translation>
            <numerusform>%1: улица из %n плитки, по 1 очку: %2</numerusform>
            <numerusform>%1: улица из %n плиток, по 1 очку: %2</numerusform>
            <numerusform>%1: улица из %n плиток, по 1 очку: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: street of %n tile(s), 2 points each: %2</source>
        <translation>
            <numerusform>%1: улица из %n плитки, по 2 очка: %2</numerusform>
            <numerusform>%1: улица из %n плиток, по 2 очка: %2</numerusform>
            <numerusform>%1: улица из %n плиток, по 2 очка: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: market of %n tile(s), %2: %3</source>
        <translation>
            <numerusform>%1: рынок из %n плитки, %2: %3</numerusform>
            <numerusform>%1: рынок из %n плиток, %2: %3</numerusform>
            <numerusform>%1: рынок из %n плиток, %2: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: tower, %2: %3</source>
        <translation>%1: башня, %2: %3</translation>
    </message>
    <message>
        <source>%1: residential area %2: %3</source>
        <translation>%1: жилой квартал %2: %3</translation>
    </message>
    <message>
        <source>%1: guard, %2: %3</source>
        <translation>%1: страж, %2: %3</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Выберите стопку</translation>
    </message>
    <message>
        <source>Lay the tile</source>
        <translation>Положите плитку</translation>
    </message>
    <message>
        <source>Place a follower</source>
        <translation>Поставьте подданного</translation>
    </message>
    <message>
        <source>Set the city gate</source>
        <translation>Поставьте городские ворота</translation>
    </message>
    <message>
        <source>Set a wall piece</source>
        <translation>Поставьте участок стены</translation>
    </message>
    <message>
        <source>Place a guard</source>
        <translation>Поставьте стража</translation>
    </message>
    <message>
        <source>Set a tower</source>
        <translation>Поставьте башню</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>citizen</source>
        <translation>горожанин</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>торговка</translation>
    </message>
    <message>
        <source>steward</source>
        <translation>наместник</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>страж</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>фигурка</translation>
    </message>
    <message>
        <source>The last tile is laid.</source>
        <translation>Последняя плитка положена.</translation>
    </message>
    <message>
        <source>The last piece of wall is set.</source>
        <translation>Последний участок стены поставлен.</translation>
    </message>
    <message>
        <source>Five sides or fewer are left between the two ends of the wall.</source>
        <translation>Между концами стены осталось не больше пяти сторон.</translation>
    </message>
    <message>
        <source>The wall round the city is closed.</source>
        <translation>Стена вокруг города замкнута.</translation>
    </message>
    <message>
        <source>A player has placed all figures.</source>
        <translation>Один из игроков поставил все фигурки.</translation>
    </message>
    <message>
        <source>%1 share the victory</source>
        <translation>%1 делят победу</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 побеждает</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Ничья: %1</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 each for %2</source>
        <translation>%2: по %1</translation>
    </message>
    <message>
        <source>nothing, as nobody is on it</source>
        <translation>ничего: подданных нет</translation>
    </message>
    <message>
        <source>nothing, as it stays open</source>
        <translation>ничего: останется открытым</translation>
    </message>
    <message>
        <source>Public building</source>
        <translation>Общественное здание</translation>
    </message>
    <message>
        <source>Historic building</source>
        <translation>Историческое здание</translation>
    </message>
    <message>
        <source>%1, historic building</source>
        <translation>%1, историческое здание</translation>
    </message>
    <message numerus="yes">
        <source>%n for each guard who sees it</source>
        <translation>
            <numerusform>%n за каждого стража, который его видит</numerusform>
            <numerusform>%n за каждого стража, который его видит</numerusform>
            <numerusform>%n за каждого стража, который его видит</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · tile %2</source>
        <translation>%1 · плитка %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>set by %1</source>
        <translation>строитель: %1</translation>
    </message>
    <message>
        <source>imagined for the final scoring</source>
        <translation>воображаемый, для итогового подсчёта</translation>
    </message>
    <message>
        <source>none, as one stands straight across</source>
        <translation>нельзя: прямо напротив стоит страж</translation>
    </message>
    <message>
        <source>closed all round</source>
        <translation>замкнута кольцом</translation>
    </message>
    <message>
        <source>Piece of the city wall</source>
        <translation>Участок городской стены</translation>
    </message>
    <message>
        <source>City gate</source>
        <translation>Городские ворота</translation>
    </message>
    <message>
        <source>Tower</source>
        <translation>Башня</translation>
    </message>
    <message>
        <source>Crossing, where streets end</source>
        <translation>Перекрёсток, конец улиц</translation>
    </message>
    <message>
        <source>Meadow</source>
        <translation>Луг</translation>
    </message>
    <message>
        <source>House, where roads end</source>
        <translation>Дом, конец дорог</translation>
    </message>
    <message>
        <source>Pond, where roads end</source>
        <translation>Пруд, конец дорог</translation>
    </message>
    <message>
        <source>Wall, where roads end</source>
        <translation>Стена, конец дорог</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>Scored</source>
        <translation>Получено</translation>
    </message>
    <message>
        <source>It is</source>
        <translation>Статус</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>Видит</translation>
    </message>
    <message>
        <source>A guard here</source>
        <translation>Страж здесь</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Кто видит</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Страж</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Стена</translation>
    </message>
    <message>
        <source>On it</source>
        <translation>На ней</translation>
    </message>
    <message>
        <source>Owners</source>
        <translation>Владельцы</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Рынки</translation>
    </message>
    <message>
        <source>Residential areas</source>
        <translation>Жилые кварталы</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Стражи</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Улицы</translation>
    </message>
    <message>
        <source>Last scoring</source>
        <translation>Последний подсчёт</translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message>
        <source>Children</source>
        <translation>Дети</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Last closed road</source>
        <translation>Последняя закрытая дорога</translation>
    </message>
    <message>
        <source>Features by owner</source>
        <translation>Объекты по владельцам</translation>
    </message>
    <message>
        <source>Markets by kind</source>
        <translation>Рынки по видам</translation>
    </message>
    <message>
        <source>Areas and their markets</source>
        <translation>Кварталы и их рынки</translation>
    </message>
    <message>
        <source>What the guards see</source>
        <translation>Что видят стражи</translation>
    </message>
    <message>
        <source>Streets by length</source>
        <translation>Улицы по длине</translation>
    </message>
    <message>
        <source>Open and closed roads</source>
        <translation>Открытые и закрытые дороги</translation>
    </message>
    <message>
        <source>Children by colour</source>
        <translation>Дети по цветам</translation>
    </message>
    <message>
        <source>Figures on the roads</source>
        <translation>Фигурки на дорогах</translation>
    </message>
    <message>
        <source>Full badges have scored, rings tell the worth now.</source>
        <translation>Залитые значки уже принесли очки, кольца — текущая ценность.</translation>
    </message>
    <message>
        <source>Badges: tiles × kinds; full ones are complete.</source>
        <translation>Значки: плитки × виды; залитый значок — завершено.</translation>
    </message>
    <message>
        <source>Badges: markets × 2, with the sign of who would score.</source>
        <translation>Значки: рынки × 2 и знак того, кто получил бы очки.</translation>
    </message>
    <message>
        <source>A band is a guard&apos;s row, up to the first free cell.</source>
        <translation>Полоса — ряд стража до первой пустой клетки.</translation>
    </message>
    <message>
        <source>Badges: tiles; full ones are complete.</source>
        <translation>Значки: плитки; залитый значок — завершено.</translation>
    </message>
    <message>
        <source>Badges: tiles of the road; full ones are closed.</source>
        <translation>Значки: плитки дороги; залитый значок — дорога закрыта.</translation>
    </message>
    <message>
        <source>A ring waits for its figure.</source>
        <translation>Кольцо ждёт свою фигурку.</translation>
    </message>
    <message>
        <source>No tile is laid yet.</source>
        <translation>Плиток на столе ещё нет.</translation>
    </message>
    <message>
        <source>There is no market yet.</source>
        <translation>Рынков ещё нет.</translation>
    </message>
    <message>
        <source>There is no residential area yet.</source>
        <translation>Жилых кварталов ещё нет.</translation>
    </message>
    <message>
        <source>No guard stands on the wall.</source>
        <translation>На стене нет стражей.</translation>
    </message>
    <message>
        <source>Nothing has scored yet.</source>
        <translation>Очков ещё никто не получил.</translation>
    </message>
    <message>
        <source>There is no child on the roads yet.</source>
        <translation>Детей на дорогах ещё нет.</translation>
    </message>
    <message>
        <source>No figure stands on a road yet.</source>
        <translation>Фигурок на дорогах ещё нет.</translation>
    </message>
    <message>
        <source>No road is closed yet.</source>
        <translation>Закрытых дорог ещё нет.</translation>
    </message>
    <message>
        <source>%1 scored</source>
        <translation>получено %1</translation>
    </message>
    <message>
        <source>%1 as they lie</source>
        <translation>на столе %1</translation>
    </message>
    <message>
        <source>%1 scored, %2 as they lie</source>
        <translation>получено %1, на столе %2</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>Общие</translation>
    </message>
    <message>
        <source>Nobody&apos;s</source>
        <translation>Ничьи</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) each</source>
        <translation>
            <numerusform>по %n очку</numerusform>
            <numerusform>по %n очка</numerusform>
            <numerusform>по %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>parts on tiles</source>
        <translation>части на плитках</translation>
    </message>
    <message>
        <source>Markets beside an area</source>
        <translation>Рынки рядом с кварталами</translation>
    </message>
    <message numerus="yes">
        <source>%n have a figure</source>
        <translation>
            <numerusform>%n с фигуркой</numerusform>
            <numerusform>%n с фигуркой</numerusform>
            <numerusform>%n с фигуркой</numerusform>
        </translation>
    </message>
    <message>
        <source>figures placed</source>
        <translation>поставлено фигурок</translation>
    </message>
    <message>
        <source>longest: %1</source>
        <translation>самая длинная: %1</translation>
    </message>
    <message>
        <source>Closed roads</source>
        <translation>Закрытые дороги</translation>
    </message>
    <message>
        <source>Open roads</source>
        <translation>Открытые дороги</translation>
    </message>
    <message>
        <source>Roads with nobody&apos;s child</source>
        <translation>Дороги без детей игроков</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 и больше</translation>
    </message>
    <message numerus="yes">
        <source>%1 or %n tile(s)</source>
        <translation>
            <numerusform>%1 или %n плитка</numerusform>
            <numerusform>%1 или %n плитки</numerusform>
            <numerusform>%1 или %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n tile(s)</source>
        <translation>
            <numerusform>%1–%n плитка</numerusform>
            <numerusform>%1–%n плитки</numerusform>
            <numerusform>%1–%n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>beside %n market(s) and more</source>
        <translation>
            <numerusform>у %n рынка и больше</numerusform>
            <numerusform>у %n рынков и больше</numerusform>
            <numerusform>у %n рынков и больше</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Markets of %n kind(s)</source>
        <translation>
            <numerusform>Рынки с %n видом товара</numerusform>
            <numerusform>Рынки с %n видами товара</numerusform>
            <numerusform>Рынки с %n видами товара</numerusform>
        </translation>
    </message>
    <message>
        <source>Fish stalls</source>
        <translation>Рыбные прилавки</translation>
    </message>
    <message>
        <source>Grain stalls</source>
        <translation>Зерновые прилавки</translation>
    </message>
    <message>
        <source>Livestock pens</source>
        <translation>Загоны для скота</translation>
    </message>
    <message>
        <source>Red, played by nobody</source>
        <translation>Красные, без игрока</translation>
    </message>
    <message>
        <source>Blue, played by nobody</source>
        <translation>Синие, без игрока</translation>
    </message>
    <message>
        <source>Green, played by nobody</source>
        <translation>Зелёные, без игрока</translation>
    </message>
    <message>
        <source>Yellow, played by nobody</source>
        <translation>Жёлтые, без игрока</translation>
    </message>
    <message>
        <source>1 tile, 1 point</source>
        <translation>1 плитка, 1 очко</translation>
    </message>
    <message>
        <source>%1: street of 1 tile: %2</source>
        <translation>%1: улица из 1 плитки: %2</translation>
    </message>
    <message>
        <source>%1 laid %2</source>
        <translation>%1 кладёт плитку на %2</translation>
    </message>
    <message>
        <source>%1 laid %2, a citizen on it</source>
        <translation>%1 кладёт плитку на %2, с горожанином</translation>
    </message>
    <message>
        <source>%1 laid %2, a seller on it</source>
        <translation>%1 кладёт плитку на %2, с торговкой</translation>
    </message>
    <message>
        <source>%1 laid %2, a steward in it</source>
        <translation>%1 кладёт плитку на %2, с наместником</translation>
    </message>
    <message>
        <source>turned up a tile of pile %1</source>
        <translation>открывает плитку из стопки %1</translation>
    </message>
    <message>
        <source>%1 turned up a tile of pile %2</source>
        <translation>%1 открывает плитку из стопки %2</translation>
    </message>
    <message>
        <source>%1 set the city gate</source>
        <translation>%1 ставит городские ворота</translation>
    </message>
    <message>
        <source>set %1</source>
        <translation>ставит %1</translation>
    </message>
    <message>
        <source>%1 set %2</source>
        <translation>%1 ставит %2</translation>
    </message>
    <message>
        <source>set %1, %2</source>
        <translation>ставит %1 (%2)</translation>
    </message>
    <message>
        <source>%1 set %2, %3</source>
        <translation>%1 ставит %2 (%3)</translation>
    </message>
    <message>
        <source>%1 drew tile %2 from stack %3</source>
        <translation>%1 берёт плитку %2 из стопки %3</translation>
    </message>
    <message>
        <source>%1 turned up tile %2 of pile %3</source>
        <translation>%1 открывает плитку %2 из стопки %3</translation>
    </message>
    <message>
        <source>It lies turned to the right</source>
        <translation>Плитка повёрнута вправо</translation>
    </message>
    <message>
        <source>It lies upside down</source>
        <translation>Плитка повёрнута на 180°</translation>
    </message>
    <message>
        <source>It lies turned to the left</source>
        <translation>Плитка повёрнута влево</translation>
    </message>
    <message>
        <source>It lies upright</source>
        <translation>Плитка лежит прямо</translation>
    </message>
    <message>
        <source>%1 takes a citizen back</source>
        <translation>%1 забирает горожанина</translation>
    </message>
    <message>
        <source>%1 takes a seller back</source>
        <translation>%1 забирает торговку</translation>
    </message>
    <message>
        <source>%1 takes a steward back</source>
        <translation>%1 забирает наместника</translation>
    </message>
    <message>
        <source>%1 takes a guard back</source>
        <translation>%1 забирает стража</translation>
    </message>
    <message>
        <source>%1 takes a figure back</source>
        <translation>%1 забирает фигурку</translation>
    </message>
    <message>
        <source>%1 back to the tower at %2</source>
        <translation>%1 до башни у %2</translation>
    </message>
    <message>
        <source>%1 back to the gate</source>
        <translation>%1 до ворот</translation>
    </message>
    <message>
        <source>%1, beside it at %2</source>
        <translation>%1 рядом (%2)</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>together %1</source>
        <translation>вместе %1</translation>
    </message>
    <message>
        <source>rule %1: %2</source>
        <translation>правило %1: %2</translation>
    </message>
    <message>
        <source>begins a street</source>
        <translation>начинает улицу</translation>
    </message>
    <message numerus="yes">
        <source>begins %n street(s)</source>
        <translation>
            <numerusform>начинает %n улицу</numerusform>
            <numerusform>начинает %n улицы</numerusform>
            <numerusform>начинает %n улиц</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a market</source>
        <translation>начинает рынок</translation>
    </message>
    <message numerus="yes">
        <source>begins %n market(s)</source>
        <translation>
            <numerusform>начинает %n рынок</numerusform>
            <numerusform>начинает %n рынка</numerusform>
            <numerusform>начинает %n рынков</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a residential area</source>
        <translation>начинает жилой квартал</translation>
    </message>
    <message numerus="yes">
        <source>begins %n residential area(s)</source>
        <translation>
            <numerusform>начинает %n жилой квартал</numerusform>
            <numerusform>начинает %n жилых квартала</numerusform>
            <numerusform>начинает %n жилых кварталов</numerusform>
        </translation>
    </message>
    <message>
        <source>begins a road</source>
        <translation>начинает дорогу</translation>
    </message>
    <message numerus="yes">
        <source>begins %n road(s)</source>
        <translation>
            <numerusform>начинает %n дорогу</numerusform>
            <numerusform>начинает %n дороги</numerusform>
            <numerusform>начинает %n дорог</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a street of %n tile(s) goes on</source>
        <translation>
            <numerusform>продлевает улицу до %n плитки</numerusform>
            <numerusform>продлевает улицу до %n плиток</numerusform>
            <numerusform>продлевает улицу до %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a market of %n tile(s) goes on</source>
        <translation>
            <numerusform>расширяет рынок до %n плитки</numerusform>
            <numerusform>расширяет рынок до %n плиток</numerusform>
            <numerusform>расширяет рынок до %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a residential area of %n tile(s) goes on</source>
        <translation>
            <numerusform>расширяет жилой квартал до %n плитки</numerusform>
            <numerusform>расширяет жилой квартал до %n плиток</numerusform>
            <numerusform>расширяет жилой квартал до %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a road of %n tile(s) goes on</source>
        <translation>
            <numerusform>продлевает дорогу до %n плитки</numerusform>
            <numerusform>продлевает дорогу до %n плиток</numerusform>
            <numerusform>продлевает дорогу до %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins streets into one of %n tile(s)</source>
        <translation>
            <numerusform>соединяет улицы в одну из %n плитки</numerusform>
            <numerusform>соединяет улицы в одну из %n плиток</numerusform>
            <numerusform>соединяет улицы в одну из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins markets into one of %n tile(s)</source>
        <translation>
            <numerusform>соединяет рынки в один из %n плитки</numerusform>
            <numerusform>соединяет рынки в один из %n плиток</numerusform>
            <numerusform>соединяет рынки в один из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins residential areas into one of %n tile(s)</source>
        <translation>
            <numerusform>соединяет жилые кварталы в один из %n плитки</numerusform>
            <numerusform>соединяет жилые кварталы в один из %n плиток</numerusform>
            <numerusform>соединяет жилые кварталы в один из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>joins roads into one of %n tile(s)</source>
        <translation>
            <numerusform>соединяет дороги в одну из %n плитки</numerusform>
            <numerusform>соединяет дороги в одну из %n плиток</numerusform>
            <numerusform>соединяет дороги в одну из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a residential area of %n tile(s)</source>
        <translation>
            <numerusform>завершает жилой квартал из %n плитки</numerusform>
            <numerusform>завершает жилой квартал из %n плиток</numerusform>
            <numerusform>завершает жилой квартал из %n плиток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>closes a road of %n tile(s)</source>
        <translation>
            <numerusform>закрывает дорогу из %n плитки</numerusform>
            <numerusform>закрывает дорогу из %n плиток</numerusform>
            <numerusform>закрывает дорогу из %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, in the south-west of the tile</source>
        <translation>%1, на юго-западе плитки</translation>
    </message>
    <message>
        <source>%1, in the south of the tile</source>
        <translation>%1, на юге плитки</translation>
    </message>
    <message>
        <source>%1, in the south-east of the tile</source>
        <translation>%1, на юго-востоке плитки</translation>
    </message>
    <message>
        <source>%1, in the west of the tile</source>
        <translation>%1, на западе плитки</translation>
    </message>
    <message>
        <source>%1, in the middle of the tile</source>
        <translation>%1, в центре плитки</translation>
    </message>
    <message>
        <source>%1, in the east of the tile</source>
        <translation>%1, на востоке плитки</translation>
    </message>
    <message>
        <source>%1, in the north-west of the tile</source>
        <translation>%1, на северо-западе плитки</translation>
    </message>
    <message>
        <source>%1, in the north of the tile</source>
        <translation>%1, на севере плитки</translation>
    </message>
    <message>
        <source>%1, in the north-east of the tile</source>
        <translation>%1, на северо-востоке плитки</translation>
    </message>
    <message numerus="yes">
        <source>Seller on the market of %n tile(s), %1</source>
        <translation>
            <numerusform>Торговка на рынке из %n плитки, %1</numerusform>
            <numerusform>Торговка на рынке из %n плиток, %1</numerusform>
            <numerusform>Торговка на рынке из %n плиток, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Steward in the residential area of %n tile(s), %1</source>
        <translation>
            <numerusform>Наместник в жилом квартале из %n плитки %1</numerusform>
            <numerusform>Наместник в жилом квартале из %n плиток %1</numerusform>
            <numerusform>Наместник в жилом квартале из %n плиток %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Citizen on the street of %n tile(s)</source>
        <translation>
            <numerusform>Горожанин на улице из %n плитки</numerusform>
            <numerusform>Горожанин на улице из %n плиток</numerusform>
            <numerusform>Горожанин на улице из %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: wall piece at the clockwise end</source>
        <translation>%1: участок стены на конце по часовой стрелке</translation>
    </message>
    <message>
        <source>%1: wall piece at the counter-clockwise end</source>
        <translation>%1: участок стены на конце против часовой стрелки</translation>
    </message>
    <message>
        <source>%1: tower at the clockwise end</source>
        <translation>%1: башня на конце по часовой стрелке</translation>
    </message>
    <message>
        <source>%1: tower at the counter-clockwise end</source>
        <translation>%1: башня на конце против часовой стрелки</translation>
    </message>
    <message>
        <source>No follower</source>
        <translation>Без подданного</translation>
    </message>
    <message>
        <source>No guard</source>
        <translation>Без стража</translation>
    </message>
    <message>
        <source>No tower</source>
        <translation>Без башни</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>%1: the city gate</source>
        <translation>%1: городские ворота</translation>
    </message>
    <message>
        <source>%1: guard on the wall piece just set</source>
        <translation>%1: страж на новом участке стены</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>прямо</translation>
    </message>
    <message>
        <source>turned right</source>
        <translation>поворот вправо</translation>
    </message>
    <message>
        <source>upside down</source>
        <translation>поворот на 180°</translation>
    </message>
    <message>
        <source>turned left</source>
        <translation>поворот влево</translation>
    </message>
    <message>
        <source>%1, north side</source>
        <translation>%1, северная сторона</translation>
    </message>
    <message>
        <source>%1, east side</source>
        <translation>%1, восточная сторона</translation>
    </message>
    <message>
        <source>%1, south side</source>
        <translation>%1, южная сторона</translation>
    </message>
    <message>
        <source>%1, west side</source>
        <translation>%1, западная сторона</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n fish market(s)</source>
        <translation>
            <numerusform>%n рыбный рынок</numerusform>
            <numerusform>%n рыбных рынка</numerusform>
            <numerusform>%n рыбных рынков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n grain market(s)</source>
        <translation>
            <numerusform>%n зерновой рынок</numerusform>
            <numerusform>%n зерновых рынка</numerusform>
            <numerusform>%n зерновых рынков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n livestock market(s)</source>
        <translation>
            <numerusform>%n рынок скота</numerusform>
            <numerusform>%n рынка скота</numerusform>
            <numerusform>%n рынков скота</numerusform>
        </translation>
    </message>
    <message>
        <source>a red child</source>
        <translation>красный ребёнок</translation>
    </message>
    <message>
        <source>a blue child</source>
        <translation>синий ребёнок</translation>
    </message>
    <message>
        <source>a green child</source>
        <translation>зелёный ребёнок</translation>
    </message>
    <message>
        <source>a yellow child</source>
        <translation>жёлтый ребёнок</translation>
    </message>
    <message numerus="yes">
        <source>%n street(s)</source>
        <translation>
            <numerusform>%n улица</numerusform>
            <numerusform>%n улицы</numerusform>
            <numerusform>%n улиц</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n residential area(s)</source>
        <translation>
            <numerusform>%n жилой квартал</numerusform>
            <numerusform>%n жилых квартала</numerusform>
            <numerusform>%n жилых кварталов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s)</source>
        <translation>
            <numerusform>%n дорога</numerusform>
            <numerusform>%n дороги</numerusform>
            <numerusform>%n дорог</numerusform>
        </translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left, fits here. %4</source>
        <translation>Плитка %1: осталось %2 из %3, сюда подходит. %4</translation>
    </message>
    <message>
        <source>Tile %1: %2 of %3 left. %4</source>
        <translation>Плитка %1: осталось %2 из %3. %4</translation>
    </message>
    <message>
        <source>Tile %1 fitted nowhere and was set aside (C2.5). %2</source>
        <translation>Плитка %1 никуда не подошла и отложена (C2.5). %2</translation>
    </message>
    <message>
        <source>Longest street: %1</source>
        <translation>Самая длинная улица: %1</translation>
    </message>
    <message>
        <source>Largest market: %1</source>
        <translation>Крупнейший рынок: %1</translation>
    </message>
    <message>
        <source>Largest residential area: %1</source>
        <translation>Крупнейший жилой квартал: %1</translation>
    </message>
    <message>
        <source>Longest road: %1</source>
        <translation>Самая длинная дорога: %1</translation>
    </message>
    <message>
        <source>nobody scored it</source>
        <translation>очков никто не получил</translation>
    </message>
    <message>
        <source>nobody’s figure is on it</source>
        <translation>фигурок на ней нет</translation>
    </message>
    <message>
        <source>streets %1</source>
        <translation>за улицы %1</translation>
    </message>
    <message>
        <source>markets %1</source>
        <translation>за рынки %1</translation>
    </message>
    <message>
        <source>towers %1</source>
        <translation>за башни %1</translation>
    </message>
    <message>
        <source>stewards %1</source>
        <translation>за наместников %1</translation>
    </message>
    <message>
        <source>guards %1</source>
        <translation>за стражей %1</translation>
    </message>
    <message>
        <source>so far %1</source>
        <translation>пока %1</translation>
    </message>
    <message>
        <source>%1: %2; together %3, in the lead</source>
        <translation>%1: %2; вместе %3, лидирует</translation>
    </message>
    <message>
        <source>%1: %2; together %3</source>
        <translation>%1: %2; вместе %3</translation>
    </message>
    <message>
        <source>fish market</source>
        <translation>рыбный рынок</translation>
    </message>
    <message>
        <source>grain market</source>
        <translation>зерновой рынок</translation>
    </message>
    <message>
        <source>livestock market</source>
        <translation>рынок скота</translation>
    </message>
    <message>
        <source>street</source>
        <comment>meets a side of a tile</comment>
        <translation>улица</translation>
    </message>
    <message>
        <source>residential area</source>
        <comment>meets a side of a tile</comment>
        <translation>жилой квартал</translation>
    </message>
    <message>
        <source>road</source>
        <comment>meets a side of a tile</comment>
        <translation>дорога</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>meets a side of a tile</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>north: %1; east: %2; south: %3; west: %4</source>
        <translation>север: %1; восток: %2; юг: %3; запад: %4</translation>
    </message>
    <message>
        <source>%1: lay the tile</source>
        <translation>%1: положите плитку</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2 so far, %3</source>
        <comment>Market of 3 tiles: 6 so far, still open</comment>
        <translation>%1: пока %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) left</source>
        <translation>
            <numerusform>осталась %n плитка</numerusform>
            <numerusform>осталось %n плитки</numerusform>
            <numerusform>осталось %n плиток</numerusform>
        </translation>
    </message>
    <message>
        <source>no piece of wall left</source>
        <translation>участков стены не осталось</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) of wall left</source>
        <translation>
            <numerusform>остался %n участок стены</numerusform>
            <numerusform>осталось %n участка стены</numerusform>
            <numerusform>осталось %n участков стены</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) left</source>
        <translation>
            <numerusform>осталась %n фигурка</numerusform>
            <numerusform>осталось %n фигурки</numerusform>
            <numerusform>осталось %n фигурок</numerusform>
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
        <translation>пока %1, %2</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>street</comment>
        <translation>завершена</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>street</comment>
        <translation>ещё открыта</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>market</comment>
        <translation>завершён</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>market</comment>
        <translation>ещё открыт</translation>
    </message>
    <message>
        <source>complete</source>
        <comment>residential area</comment>
        <translation>завершён</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>residential area</comment>
        <translation>ещё открыт</translation>
    </message>
    <message>
        <source>closed</source>
        <comment>road</comment>
        <translation>закрыта</translation>
    </message>
    <message>
        <source>still open</source>
        <comment>road</comment>
        <translation>ещё открыта</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>Road of 3 tiles, still open</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins with %n point(s)</source>
        <translation>
            <numerusform>%1 побеждает: %n очко</numerusform>
            <numerusform>%1 побеждает: %n очка</numerusform>
            <numerusform>%1 побеждает: %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Stands on</source>
        <translation>Где стоит</translation>
    </message>
    <message>
        <source>%1: %2, in the lead</source>
        <comment>Anna: 3 figures left, in the lead</comment>
        <translation>%1: %2, впереди</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Anna: 3 figures left</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Everybody builds at the wall</source>
        <translation>Все строят стену</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>m21, upright</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tower here</source>
        <translation>Башня здесь</translation>
    </message>
</context>
<context>
    <name>SetupModel</name>
    <message>
        <source>Two to four players can play</source>
        <translation>Играют от двух до четырёх игроков</translation>
    </message>
    <message>
        <source>A player has no name</source>
        <translation>У одного из игроков нет имени</translation>
    </message>
    <message>
        <source>A name has at most %1 letters</source>
        <translation>В имени не больше %1 букв</translation>
    </message>
    <message>
        <source>Two players have the same name</source>
        <translation>У двух игроков одинаковое имя</translation>
    </message>
    <message>
        <source>Two players have the same colour</source>
        <translation>У двух игроков одинаковый цвет</translation>
    </message>
    <message>
        <source>Nobody sits where the game is to begin</source>
        <translation>Там, где начинать игру, никто не сидит</translation>
    </message>
    <message>
        <source>The tiles lie in one to four piles</source>
        <translation>Плитки лежат в стопках: от одной до четырёх</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: the table could not be written: %2</source>
        <translation>%1: не удалось записать таблицу: %2</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Идёт расчёт …</translation>
    </message>
    <message>
        <source>%1: %2 points a draw, as could be expected.</source>
        <translation>%1: в среднем %2 очка за плитку, как и ожидалось.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, lucky by %4 points in all.</source>
        <translation>%1: в среднем %2 очка за плитку при ожидаемых %3; всего повезло на %4 очка.</translation>
    </message>
    <message>
        <source>%1: %2 points a draw where %3 could be expected, unlucky by %4 points in all.</source>
        <translation>%1: в среднем %2 очка за плитку при ожидаемых %3; всего не повезло на %4 очка.</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>stack %1</source>
        <translation>стопка %1</translation>
    </message>
</context>
<context>
    <name>panel</name>
    <message>
        <source>red disc</source>
        <translation>красный круг</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>синий квадрат</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>зелёный треугольник</translation>
    </message>
    <message>
        <source>yellow cross</source>
        <translation>жёлтый крест</translation>
    </message>
    <message>
        <source>Streets</source>
        <translation>Улицы</translation>
    </message>
    <message>
        <source>Markets</source>
        <translation>Рынки</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Башни</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Наместники</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Стражи</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportAction</name>
    <message>
        <source>Take it home …</source>
        <translation>Забрать домой …</translation>
    </message>
</context>
<context>
    <name>remparts::app::ExportDialog</name>
    <message>
        <source>Take it home</source>
        <translation>Забрать домой</translation>
    </message>
    <message>
        <source>What is the city for?</source>
        <translation>Для чего нужен город?</translation>
    </message>
    <message>
        <source>For looking at</source>
        <translation>Для просмотра</translation>
    </message>
    <message>
        <source>glTF: opens in Blender, in web viewers and on phones, with all colours and names.</source>
        <translation>glTF: открывается в Blender, в веб-просмотрщиках и на телефонах, со всеми цветами и именами.</translation>
    </message>
    <message>
        <source>For other programs</source>
        <translation>Для других программ</translation>
    </message>
    <message>
        <source>OBJ: nearly every 3D program reads it. Colours are kept at the corners.</source>
        <translation>OBJ: читает почти любая 3D-программа. Цвета хранятся в вершинах.</translation>
    </message>
    <message>
        <source>For a 3D printer</source>
        <translation>Для 3D-принтера</translation>
    </message>
    <message>
        <source>STL: closed bodies in millimetres, ready for the slicer.</source>
        <translation>STL: замкнутые тела в миллиметрах, готовы для слайсера.</translation>
    </message>
    <message>
        <source>City alone</source>
        <translation>Только город</translation>
    </message>
    <message>
        <source>With the table</source>
        <translation>Вместе со столом</translation>
    </message>
    <message>
        <source>What is written</source>
        <translation>Что записать</translation>
    </message>
    <message>
        <source>One file</source>
        <translation>Один файл</translation>
    </message>
    <message>
        <source>One file a tile</source>
        <translation>По файлу на плитку</translation>
    </message>
    <message>
        <source>How many files</source>
        <translation>Сколько файлов</translation>
    </message>
    <message>
        <source>A tile is this wide:</source>
        <translation>Ширина плитки:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> мм</translation>
    </message>
    <message>
        <source>Width of a tile</source>
        <translation>Ширина плитки</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Сохранить как …</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Файлы %1 (*.%2)</translation>
    </message>
    <message>
        <source>Each tile is a file of its own in the folder %1.</source>
        <translation>Каждая плитка — отдельный файл в папке %1.</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Записано: %1.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
    <message>
        <source>Writing …</source>
        <translation>Запись …</translation>
    </message>
</context>
<context>
    <name>remparts::app::FileDrop</name>
    <message>
        <source>One game at a time: several files were dropped.</source>
        <translation>Только одна игра за раз: перетащено несколько файлов.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 — не файл на этом компьютере.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameFiles</name>
    <message>
        <source>Games (*.remparts.json);;All files (*)</source>
        <translation>Игры (*.remparts.json);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Сохранить как …</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Открыть игру</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Эту игру нельзя открыть</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Сохранить игру</translation>
    </message>
    <message>
        <source>The game was not saved</source>
        <translation>Игра не сохранена</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>Save the game first?</source>
        <translation>Сначала сохранить игру?</translation>
    </message>
    <message>
        <source>It has moves that are in no file yet. Without saving they are lost.</source>
        <translation>Последние ходы ещё не записаны в файл. Без сохранения они пропадут.</translation>
    </message>
</context>
<context>
    <name>remparts::app::GameShow</name>
    <message>
        <source>What was scored</source>
        <translation>За что получены очки</translation>
    </message>
    <message>
        <source>The game so far</source>
        <translation>Ход игры до сих пор</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n point(s) now</source>
        <translation>
            <numerusform>%1: сейчас %n очко</numerusform>
            <numerusform>%1: сейчас %n очка</numerusform>
            <numerusform>%1: сейчас %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::app::Inspection</name>
    <message>
        <source>Nobody can walk there: double click the meadow or a road</source>
        <translation>Там не пройти: дважды щёлкните по лугу или дороге</translation>
    </message>
    <message>
        <source>Nobody can walk there: double click a street, a market or a wall-walk</source>
        <translation>Там не пройти: дважды щёлкните по улице, рынку или ходу по стене</translation>
    </message>
    <message>
        <source>Here is no wall-walk near by</source>
        <translation>Рядом нет хода по стене</translation>
    </message>
</context>
<context>
    <name>remparts::app::LeftDesk</name>
    <message>
        <source>Strict mode: nobody is told which tiles are left</source>
        <translation>Строгий режим: какие плитки остались, не показывается</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonRun</name>
    <message>
        <source>Well done.</source>
        <translation>Отлично.</translation>
    </message>
    <message>
        <source>The rules allow that, but here something else is meant.</source>
        <translation>Правила это разрешают, но здесь нужно другое.</translation>
    </message>
</context>
<context>
    <name>remparts::app::LessonShow</name>
    <message>
        <source>What would you do?</source>
        <translation>Как бы вы поступили?</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Дальше: %1</translation>
    </message>
    <message>
        <source>That was the last lesson.</source>
        <translation>Это был последний урок.</translation>
    </message>
</context>
<context>
    <name>remparts::app::MainWindow</name>
    <message>
        <source>Start page</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>New game …</source>
        <translation>Новая игра …</translation>
    </message>
    <message>
        <source>Open …</source>
        <translation>Открыть …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Посмотреть город</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>Это нельзя открыть</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
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
        <translation>Настройки …</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Lessons – Remparts</source>
        <translation>Уроки – Remparts</translation>
    </message>
    <message>
        <source>Let it play by itself</source>
        <translation>Пусть играет само</translation>
    </message>
</context>
<context>
    <name>remparts::app::MotionSetting</name>
    <message>
        <source>Motion</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Очень быстро</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDesk</name>
    <message>
        <source>the-kids</source>
        <translation>дети</translation>
    </message>
    <message>
        <source>the-city</source>
        <translation>город</translation>
    </message>
    <message>
        <source>Save a picture …</source>
        <translation>Сохранить картинку …</translation>
    </message>
    <message>
        <source>There is no OpenGL 3.2 here to draw a picture with.</source>
        <translation>Здесь нет OpenGL 3.2, чтобы нарисовать картинку.</translation>
    </message>
    <message>
        <source>Drawing the picture …</source>
        <translation>Картинка рисуется …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Drawing the picture … %1 %</source>
        <translation>Картинка рисуется … %1 %</translation>
    </message>
    <message>
        <source>The picture could not be drawn.</source>
        <translation>Не удалось нарисовать картинку.</translation>
    </message>
    <message>
        <source>Writing the picture …</source>
        <translation>Картинка записывается …</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено как %1</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
</context>
<context>
    <name>remparts::app::PictureDialog</name>
    <message>
        <source>As the window</source>
        <translation>Как в окне</translation>
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
        <translation>Свой</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Height</source>
        <translation>Высота</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Как на экране</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Север</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Восток</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Юг</translation>
    </message>
    <message>
        <source>West</source>
        <translation>Запад</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Street</source>
        <translation>Улица</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>What suits it</source>
        <translation>Подходящее</translation>
    </message>
    <message>
        <source>Morning</source>
        <translation>Утро</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Полдень</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Золотой час</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
    <message>
        <source>With players, points and date</source>
        <translation>С игроками, очками и датой</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Save a picture</source>
        <translation>Сохранить картинку</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Выбрать …</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Такой папки нет.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Это папка, а не файл.</translation>
    </message>
    <message>
        <source>Press Save once more to replace the picture that is there.</source>
        <translation>Чтобы заменить картинку, ещё раз нажмите «Сохранить».</translation>
    </message>
    <message>
        <source>There is a picture of this name already.</source>
        <translation>Картинка с таким названием уже есть.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картинки (*.png)</translation>
    </message>
</context>
<context>
    <name>remparts::app::PresentActions</name>
    <message>
        <source>Show to a room</source>
        <translation>Показать на большом экране</translation>
    </message>
    <message>
        <source>Explain the last points</source>
        <translation>Объяснить последние очки</translation>
    </message>
    <message>
        <source>Nothing has been scored yet</source>
        <translation>Очков ещё никто не получил</translation>
    </message>
</context>
<context>
    <name>remparts::app::RulesDesk</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>remparts::app::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation>Подтверждать каждое действие</translation>
    </message>
    <message>
        <source>A first click shows what an action does and scores, a second one takes it.</source>
        <translation>Первый щелчок показывает, что даст действие и сколько очков, второй выполняет его.</translation>
    </message>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Строго, как на турнире</translation>
    </message>
    <message>
        <source>No marks of legal places, no worth before it counts, no list of what is left; undo stops at a drawn tile.</source>
        <translation>Без разметки разрешённых мест, без оценки до подсчёта, без списка оставшегося; отмена не дальше последней взятой плитки.</translation>
    </message>
    <message>
        <source>Names of rows and columns</source>
        <translation>Названия строк и столбцов</translation>
    </message>
    <message>
        <source>Letters and numbers along the edges of the city.</source>
        <translation>Буквы и цифры по краям города.</translation>
    </message>
    <message>
        <source>The Kids: show roads that can be closed</source>
        <translation>Дети: показывать дороги, которые можно закрыть</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выкл.</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Очень быстро</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокий контраст</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Colours of the players</source>
        <translation>Цвета игроков</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>For red–green weakness</source>
        <translation>Для красно-зелёного дальтонизма</translation>
    </message>
    <message>
        <source>For blue–yellow weakness</source>
        <translation>Для сине-жёлтого дальтонизма</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Светлые и тёмные</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds of wood and stone</source>
        <translation>Звуки дерева и камня</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>Сбросить настройки</translation>
    </message>
    <message>
        <source>All settings as at the first start?</source>
        <translation>Вернуть все настройки к исходным?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>remparts::app::StatisticsDesk</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Save the statistics</source>
        <translation>Сохранить статистику</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Remparts</source>
        <translation>Remparts</translation>
    </message>
    <message>
        <source>The statistics were not saved</source>
        <translation>Статистика не сохранена</translation>
    </message>
</context>
<context>
    <name>remparts::app::StrictAction</name>
    <message>
        <source>Strict, as in a tournament</source>
        <translation>Строго, как на турнире</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableActions</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показать весь стол</translation>
    </message>
    <message>
        <source>Show the last move</source>
        <translation>Показать последний ход</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Hide the interface</source>
        <translation>Скрыть интерфейс</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
    <message>
        <source>Inspect the city</source>
        <translation>Осмотреть город</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>Скорость анимации</translation>
    </message>
    <message>
        <source>Motion: %1</source>
        <translation>Анимация: %1</translation>
    </message>
    <message>
        <source>List of what can be done</source>
        <translation>Список возможных действий</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Оставшиеся плитки</translation>
    </message>
    <message>
        <source>Names of columns and rows</source>
        <translation>Названия столбцов и строк</translation>
    </message>
    <message>
        <source>Points now</source>
        <translation>Очки сейчас</translation>
    </message>
    <message>
        <source>Strict mode: nobody is told what the points would be</source>
        <translation>Строгий режим: возможные очки не показываются</translation>
    </message>
    <message>
        <source>The game is over: the result tells all points</source>
        <translation>Игра окончена: все очки указаны в итоге</translation>
    </message>
</context>
<context>
    <name>remparts::app::TablePage</name>
    <message>
        <source>An action back</source>
        <translation>Действие назад</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Действие вперёд</translation>
    </message>
    <message>
        <source>To the scoring before</source>
        <translation>К прошлому подсчёту</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>К следующему подсчёту</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
    <message>
        <source>Layers are seen from above: Esc rises from the street</source>
        <translation>Слои видны сверху: Esc поднимает с улицы</translation>
    </message>
    <message>
        <source>H shows the interface again</source>
        <translation>H снова покажет интерфейс</translation>
    </message>
</context>
<context>
    <name>remparts::app::TableVoice</name>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Плитка в руке: %1</translation>
    </message>
    <message numerus="yes">
        <source>The city, %n tile(s). %1</source>
        <translation>
            <numerusform>Город, %n плитка. %1</numerusform>
            <numerusform>Город, %n плитки. %1</numerusform>
            <numerusform>Город, %n плиток. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>%1. Enter confirms, Esc takes back.</source>
        <translation>%1. Enter подтверждает, Esc берёт назад.</translation>
    </message>
</context>
<context>
    <name>remparts::app::VolumeRow</name>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
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
        <translation>%1, не открывается: %2</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Nothing was deleted.</source>
        <translation>Ничего не удалено.</translation>
    </message>
</context>
<context>
    <name>remparts::model::Session</name>
    <message>
        <source>No tiles are at hand to open a game with.</source>
        <translation>Нет плиток, чтобы открыть игру.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Нет игры для сохранения.</translation>
    </message>
</context>
<context>
    <name>remparts::model::TurnModel</name>
    <message>
        <source>Looking back: in strict mode the game goes on at its end</source>
        <translation>Просмотр: в строгом режиме игра продолжается с конца</translation>
    </message>
    <message>
        <source>%1 (playing on begins a new line, the old one is kept)</source>
        <translation>%1 (новый ход начнёт новую линию, старая сохранится)</translation>
    </message>
    <message>
        <source>A tile was drawn after this: in strict mode one only looks back.</source>
        <translation>После этого взята плитка: в строгом режиме можно только смотреть.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionPage</name>
    <message>
        <source>What can be done</source>
        <translation>Что можно сделать</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Закрыть список</translation>
    </message>
    <message>
        <source>Close the list  Esc</source>
        <translation>Закрыть список  Esc</translation>
    </message>
    <message>
        <source>Up and Down move, typing finds a place, Enter plays it.</source>
        <translation>Вверх и вниз — выбор, набор букв ищет место, Enter — ход.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ActionView</name>
    <message>
        <source>What can be done now</source>
        <translation>Что можно сделать сейчас</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AnswerButton</name>
    <message>
        <source>%1, the right answer</source>
        <translation>%1, правильный ответ</translation>
    </message>
    <message>
        <source>%1, not the right answer</source>
        <translation>%1, неправильный ответ</translation>
    </message>
</context>
<context>
    <name>remparts::panel::AsidePart</name>
    <message>
        <source>Set aside</source>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Fitted nowhere and set aside (C2.5): %1</source>
        <translation>Отложено, никуда не подошло (C2.5): %1</translation>
    </message>
    <message>
        <source>Show them among the tiles left</source>
        <translation>Показать их среди оставшихся плиток</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BeginnerChoice</name>
    <message>
        <source>Choose for us</source>
        <translation>Выбрать за нас</translation>
    </message>
    <message>
        <source>Who begins?</source>
        <translation>Кто начинает?</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 начинает</translation>
    </message>
</context>
<context>
    <name>remparts::panel::BulbButton</name>
    <message>
        <source>Roads that can be closed are shown</source>
        <translation>Дороги, которые можно закрыть, показаны</translation>
    </message>
    <message>
        <source>Roads that can be closed are not shown</source>
        <translation>Дороги, которые можно закрыть, не показаны</translation>
    </message>
    <message>
        <source>Stop showing the roads that the tile can close</source>
        <translation>Не показывать дороги, которые может закрыть плитка</translation>
    </message>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Показать дороги, которые может закрыть плитка</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ChapterRow</name>
    <message numerus="yes">
        <source>%1: %n rule(s) found</source>
        <translation>
            <numerusform>%1: найдено %n правило</numerusform>
            <numerusform>%1: найдено %n правила</numerusform>
            <numerusform>%1: найдено %n правил</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityCard</name>
    <message>
        <source>today %1</source>
        <translation>сегодня в %1</translation>
    </message>
    <message>
        <source>Cannot be opened: %1</source>
        <translation>Не открывается: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Новое название</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityControls</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>New game, open, save</source>
        <translation>Новая игра, открыть, сохранить</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Decline  Space</source>
        <translation>Отказаться  Пробел</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CityGrid</name>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ConfirmBar</name>
    <message>
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
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
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Continue: %1. %2</source>
        <translation>Продолжить: %1. %2</translation>
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
        <translation>Показ</translation>
    </message>
    <message>
        <source>Show this lesson to others, large</source>
        <translation>Показать этот урок другим, крупно</translation>
    </message>
    <message>
        <source>done</source>
        <translation>пройден</translation>
    </message>
    <message>
        <source>step %1 of %2</source>
        <translation>шаг %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n минута</numerusform>
            <numerusform>%n минуты</numerusform>
            <numerusform>%n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson %1, %2: %3</source>
        <comment>Lesson 2, Streets: step 3 of 9</comment>
        <translation>Урок %1, %2: %3</translation>
    </message>
    <message>
        <source>Present: %1</source>
        <translation>Показ: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CourseGrid</name>
    <message>
        <source>The Kids</source>
        <translation>Дети</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Город</translation>
    </message>
</context>
<context>
    <name>remparts::panel::CoursePage</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>The rules, step by step</source>
        <translation>Правила, шаг за шагом</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lesson(s) done</source>
        <translation>
            <numerusform>Пройдено: %1 из %n урока</numerusform>
            <numerusform>Пройдено: %1 из %n уроков</numerusform>
            <numerusform>Пройдено: %1 из %n уроков</numerusform>
        </translation>
    </message>
    <message>
        <source>Look, guess, try it yourself: each lesson takes one to three minutes.</source>
        <translation>Смотрите, угадывайте, пробуйте сами: каждый урок длится от одной до трёх минут.</translation>
    </message>
    <message>
        <source>No lessons came with this program.</source>
        <translation>К этой программе уроки не приложены.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back  Esc</source>
        <translation>Назад  Esc</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Forget how far you have come</source>
        <translation>Забыть всё пройденное</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Read all rules</source>
        <translation>Читать все правила</translation>
    </message>
    <message>
        <source>Read all rules  F2</source>
        <translation>Читать все правила  F2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeastOverlay</name>
    <message>
        <source>The win is celebrated</source>
        <translation>Праздник в честь победы</translation>
    </message>
</context>
<context>
    <name>remparts::panel::FeedbackCard</name>
    <message>
        <source>Right</source>
        <translation>Верно</translation>
    </message>
    <message>
        <source>Not quite</source>
        <translation>Не совсем</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>Подсказка</translation>
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
        <translation>%1: показано</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1: скрыто</translation>
    </message>
    <message>
        <source>Hide: %1</source>
        <translation>Скрыть: %1</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Показать: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GalleryPage</name>
    <message>
        <source>Cities on this computer</source>
        <translation>Города на этом компьютере</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Cities</source>
        <translation>Города</translation>
    </message>
    <message>
        <source>Search by name</source>
        <translation>Поиск по названию</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Новые</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Показать в папке</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Inspect</source>
        <translation>Осмотреть</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message numerus="yes">
        <source>%n city(ies)</source>
        <translation>
            <numerusform>%n город</numerusform>
            <numerusform>%n города</numerusform>
            <numerusform>%n городов</numerusform>
        </translation>
    </message>
    <message>
        <source>No city has this in its name or among its players.</source>
        <translation>Нет города с таким названием или игроком.</translation>
    </message>
    <message>
        <source>Looking for saved games …</source>
        <translation>Поиск сохранённых игр …</translation>
    </message>
    <message>
        <source>No city has been saved on this computer yet. Play one and save it: it will stand here, to be looked at again.</source>
        <translation>На этом компьютере ещё нет сохранённых городов. Сыграйте и сохраните игру: город появится здесь, и его можно будет снова посмотреть.</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>Удалено: %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>remparts::panel::GhostButtons</name>
    <message>
        <source>Turn the tile</source>
        <translation>Повернуть плитку</translation>
    </message>
    <message>
        <source>Lay the tile here</source>
        <translation>Положить плитку сюда</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandCard</name>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Turn the tile left</source>
        <translation>Повернуть плитку влево</translation>
    </message>
    <message>
        <source>Turn left  Shift+R</source>
        <translation>Повернуть влево  Shift+R</translation>
    </message>
    <message>
        <source>Turn the tile right</source>
        <translation>Повернуть плитку вправо</translation>
    </message>
    <message>
        <source>Turn right  R</source>
        <translation>Повернуть вправо  R</translation>
    </message>
    <message>
        <source>Tile %1</source>
        <translation>Плитка %1</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Плитка в руке</translation>
    </message>
    <message>
        <source>Just laid</source>
        <translation>Только что положена</translation>
    </message>
    <message>
        <source>or click a spot</source>
        <translation>или щёлкните</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>В руке нет плитки</translation>
    </message>
    <message>
        <source>Tile in hand, %1: %2</source>
        <translation>Плитка в руке, %1: %2</translation>
    </message>
    <message>
        <source>Tile just laid, %1: %2</source>
        <translation>Плитка только что положена, %1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HandPicture</name>
    <message>
        <source>Tile in hand</source>
        <translation>Плитка в руке</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintBar</name>
    <message>
        <source>turn</source>
        <translation>повернуть</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>lay</source>
        <translation>положить</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>выбрать</translation>
    </message>
    <message>
        <source>set</source>
        <translation>поставить</translation>
    </message>
    <message>
        <source>choose an end</source>
        <translation>выбрать конец</translation>
    </message>
    <message>
        <source>place it</source>
        <translation>поставить</translation>
    </message>
    <message>
        <source>take a tile</source>
        <translation>взять плитку</translation>
    </message>
</context>
<context>
    <name>remparts::panel::HintSwitch</name>
    <message>
        <source>Show the roads that the tile can close</source>
        <translation>Показывать дороги, которые может закрыть плитка</translation>
    </message>
    <message>
        <source>Roads that can be closed glow</source>
        <translation>Дороги, которые можно закрыть, светятся</translation>
    </message>
    <message>
        <source>Off: no road glows</source>
        <translation>Выкл.: дороги не светятся</translation>
    </message>
    <message>
        <source>Good for the first games with small children</source>
        <translation>Хорошо для первых игр с малышами</translation>
    </message>
</context>
<context>
    <name>remparts::panel::InspectBar</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>N</source>
        <comment>north</comment>
        <translation>С</translation>
    </message>
    <message>
        <source>From the north</source>
        <translation>С севера</translation>
    </message>
    <message>
        <source>E</source>
        <comment>east</comment>
        <translation>В</translation>
    </message>
    <message>
        <source>From the east</source>
        <translation>С востока</translation>
    </message>
    <message>
        <source>S</source>
        <comment>south</comment>
        <translation>Ю</translation>
    </message>
    <message>
        <source>From the south</source>
        <translation>С юга</translation>
    </message>
    <message>
        <source>W</source>
        <comment>west</comment>
        <translation>З</translation>
    </message>
    <message>
        <source>From the west</source>
        <translation>С запада</translation>
    </message>
    <message>
        <source>Map, from above</source>
        <translation>Карта, вид сверху</translation>
    </message>
    <message>
        <source>Street level: walk through the city</source>
        <translation>На улице: прогулка по городу</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Turntable</source>
        <translation>Вращение</translation>
    </message>
    <message>
        <source>The city turns slowly; any touch ends it  Space</source>
        <translation>Город медленно вращается; любое касание остановит  Пробел</translation>
    </message>
    <message>
        <source>Back to the game  I</source>
        <translation>Назад к игре  I</translation>
    </message>
    <message>
        <source>walk</source>
        <translation>идти</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>повернуть</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>hurry</source>
        <translation>быстрее</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Тянуть</translation>
    </message>
    <message>
        <source>look about</source>
        <translation>осмотреться</translation>
    </message>
    <message>
        <source>up to the wall-walk or down</source>
        <translation>на стену и вниз</translation>
    </message>
    <message>
        <source>rise again</source>
        <translation>подняться</translation>
    </message>
    <message>
        <source>move</source>
        <translation>сдвинуть</translation>
    </message>
    <message>
        <source>Shift+drag</source>
        <translation>Shift+тянуть</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>масштаб</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>go down to the meadow</source>
        <translation>спуститься на луг</translation>
    </message>
    <message>
        <source>go down into the street</source>
        <translation>спуститься на улицу</translation>
    </message>
    <message>
        <source>hide all this</source>
        <translation>скрыть всё это</translation>
    </message>
</context>
<context>
    <name>remparts::panel::JumpList</name>
    <message>
        <source>Go to</source>
        <translation>Перейти к шагу</translation>
    </message>
    <message>
        <source>Words of the step</source>
        <translation>Слова из шага</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
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
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Игра окончена</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsChoices</name>
    <message>
        <source>The tiles lie in</source>
        <translation>Плитки лежат в</translation>
    </message>
    <message>
        <source>Show roads that can be closed</source>
        <translation>Показывать дороги, которые можно закрыть</translation>
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
        <translation>Повернуть плитку</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Pick a pile</source>
        <translation>Выберите стопку</translation>
    </message>
    <message>
        <source>No tile in hand</source>
        <translation>В руке нет плитки</translation>
    </message>
    <message>
        <source>Tile in hand: %1</source>
        <translation>Плитка в руке: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsPanel</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
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
        <translation>Итог</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Посмотреть стол</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsResultRows</name>
    <message>
        <source>%1: %2 placed, %3 left</source>
        <translation>%1: поставлено %2, осталось %3</translation>
    </message>
    <message>
        <source>%1 placed, %2 left</source>
        <translation>поставлено %1, осталось %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::KidsRows</name>
    <message>
        <source>%1, %2: %3 left</source>
        <translation>%1, %2, осталось: %3</translation>
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
        <translation>Круг стены: %1</translation>
    </message>
    <message>
        <source>All pieces are set, now a tower</source>
        <translation>Все участки стоят, теперь башня</translation>
    </message>
    <message>
        <source>Wall round</source>
        <translation>Круг стены</translation>
    </message>
    <message>
        <source>Laps %1, %2</source>
        <translation>Круги %1, %2</translation>
    </message>
    <message>
        <source>Lap %1</source>
        <translation>Круг %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n piece(s) to go</source>
        <translation>
            <numerusform>осталось участков: %1 из %n</numerusform>
            <numerusform>осталось участков: %1 из %n</numerusform>
            <numerusform>осталось участков: %1 из %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerControl</name>
    <message>
        <source>Layers</source>
        <translation>Слои</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LayerLegend</name>
    <message>
        <source>Take the layer away</source>
        <translation>Убрать слой</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Оставшиеся плитки</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LeftPage</name>
    <message>
        <source>Tiles left</source>
        <translation>Оставшиеся плитки</translation>
    </message>
    <message>
        <source>Only what fits on one cell</source>
        <translation>Только подходящие на одну клетку</translation>
    </message>
    <message>
        <source>Set aside, as they fitted nowhere</source>
        <translation>Отложены: никуда не подошли</translation>
    </message>
    <message>
        <source>Close the list of tiles left</source>
        <translation>Закрыть список оставшихся плиток</translation>
    </message>
    <message>
        <source>Close  T</source>
        <translation>Закрыть  T</translation>
    </message>
    <message>
        <source>Pile %1: %2.</source>
        <translation>Стопка %1: %2.</translation>
    </message>
    <message>
        <source>Stack %1: %2.</source>
        <translation>Стопка %1: %2.</translation>
    </message>
    <message>
        <source>In which order they come nobody knows.</source>
        <translation>В каком порядке они выйдут, не знает никто.</translation>
    </message>
    <message>
        <source>Nothing that is left fits on %1.</source>
        <translation>На %1 не подходит ни одна из оставшихся плиток.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) of what is left would fit on %1.</source>
        <translation>
            <numerusform>На %1 подошла бы %n плитка из оставшихся.</numerusform>
            <numerusform>На %1 подошли бы %n плитки из оставшихся.</numerusform>
            <numerusform>На %1 подошло бы %n плиток из оставшихся.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark cells where nothing left fits (%n)</source>
        <translation>
            <numerusform>Отметить клетки, куда ничего не подойдёт (%n)</numerusform>
            <numerusform>Отметить клетки, куда ничего не подойдёт (%n)</numerusform>
            <numerusform>Отметить клетки, куда ничего не подойдёт (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lies beyond the wall, no tile may be laid there (C2.3).</source>
        <translation>%1 — за стеной, плитки туда не кладут (C2.3).</translation>
    </message>
    <message>
        <source>The game is over, no tile is laid any more.</source>
        <translation>Игра окончена, плитки больше не кладут.</translation>
    </message>
    <message>
        <source>Point at a free cell beside the tiles to see what fits there.</source>
        <translation>Наведите на свободную клетку рядом с плитками, чтобы увидеть, что туда подходит.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonEndPart</name>
    <message>
        <source>You have been through this lesson.</source>
        <translation>Урок пройден.</translation>
    </message>
    <message>
        <source>What it showed</source>
        <translation>О чём он был</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>К урокам</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>%1: you have been through this lesson</source>
        <translation>%1: урок пройден</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LessonPanel</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>To the lessons</source>
        <translation>К урокам</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>This step again</source>
        <translation>Этот шаг ещё раз</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Пропустить этот шаг</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>key and choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
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
        <translation>Что произошло, новое сверху</translation>
    </message>
    <message>
        <source>Nothing happened yet</source>
        <translation>Пока ничего не произошло</translation>
    </message>
</context>
<context>
    <name>remparts::panel::LogView</name>
    <message>
        <source>What happened, newest first</source>
        <translation>Что произошло, новое сверху</translation>
    </message>
</context>
<context>
    <name>remparts::panel::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PileButton</name>
    <message>
        <source>Pile %1 is empty</source>
        <translation>Стопка %1 пуста</translation>
    </message>
    <message>
        <source>Pile %1, %2</source>
        <comment>Pile 1, 5 tiles left</comment>
        <translation>Стопка %1, %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PilesButton</name>
    <message numerus="yes">
        <source>%n pile(s)</source>
        <translation>
            <numerusform>%n стопке</numerusform>
            <numerusform>%n стопках</numerusform>
            <numerusform>%n стопках</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlaybackBar</name>
    <message>
        <source>To the scoring before</source>
        <translation>К прошлому подсчёту</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Left</source>
        <translation>Ctrl+Shift+←</translation>
    </message>
    <message>
        <source>An action back</source>
        <translation>Действие назад</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Ctrl+←</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Воспроизвести отсюда</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>An action on</source>
        <translation>Действие вперёд</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+→</translation>
    </message>
    <message>
        <source>To the next scoring</source>
        <translation>К следующему подсчёту</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Right</source>
        <translation>Ctrl+Shift+→</translation>
    </message>
    <message>
        <source>Stop playing</source>
        <translation>Остановить воспроизведение</translation>
    </message>
    <message>
        <source>Speed of playing: slow</source>
        <translation>Скорость воспроизведения: медленно</translation>
    </message>
    <message>
        <source>Speed of playing: fast</source>
        <translation>Скорость воспроизведения: быстро</translation>
    </message>
    <message>
        <source>Speed of playing: normal</source>
        <translation>Скорость воспроизведения: обычно</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PlayerRows</name>
    <message>
        <source>%1, to move</source>
        <translation>%1, ходит</translation>
    </message>
    <message>
        <source>+%1 now</source>
        <translation>+%1 сейчас</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ходит</translation>
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
        <translation>Улицы, завершаемые концом игры</translation>
    </message>
    <message>
        <source>Markets that the end would complete</source>
        <translation>Рынки, завершаемые концом игры</translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Башни</translation>
    </message>
    <message>
        <source>Stewards</source>
        <translation>Наместники</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Стражи</translation>
    </message>
    <message>
        <source>If the game ended now: %1</source>
        <translation>Если бы игра кончилась сейчас: %1</translation>
    </message>
    <message>
        <source>Points so far, then what the end would add, and the sum.</source>
        <translation>Очки на сейчас, затем прибавка в конце игры и сумма.</translation>
    </message>
    <message>
        <source>The fewest win when no tile is left.</source>
        <translation>Когда плитки кончатся, победит тот, у кого осталось меньше всего фигурок.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PointsNowPart</name>
    <message>
        <source>Points now</source>
        <translation>Очки сейчас</translation>
    </message>
    <message>
        <source>Figures left</source>
        <translation>Осталось фигурок</translation>
    </message>
</context>
<context>
    <name>remparts::panel::PresenterBar</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>К шагу</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Кольцо</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрный</translation>
    </message>
    <message>
        <source>Dark or light</source>
        <translation>Тёмный или светлый</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Showing</source>
        <translation>Показ</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultPage</name>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Back to the city</source>
        <translation>Вернуться в город</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ResultTable</name>
    <message numerus="yes">
        <source>%1: %n point(s) (%2)</source>
        <translation>
            <numerusform>%1: %n очко (%2)</numerusform>
            <numerusform>%1: %n очка (%2)</numerusform>
            <numerusform>%1: %n очков (%2)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleBadge</name>
    <message>
        <source>Rule %1</source>
        <translation>Правило %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleLinks</name>
    <message>
        <source>%1 %2: open the rules</source>
        <translation>%1 %2: открыть правила</translation>
    </message>
    <message>
        <source>%1: open the rules</source>
        <translation>%1: открыть правила</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RuleRow</name>
    <message>
        <source>Rule %1, %2</source>
        <translation>Правило %1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>Rule C4.2, Streets: A street is …</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Fold the rule</source>
        <translation>Свернуть правило</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Прочитать правило</translation>
    </message>
</context>
<context>
    <name>remparts::panel::RulesPage</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Дети</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <translation>Правила какой игры</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>Найдено %n правило</numerusform>
            <numerusform>Найдено %n правила</numerusform>
            <numerusform>Найдено %n правил</numerusform>
        </translation>
    </message>
    <message>
        <source>No rule of The City says “%1”. Try another word, or fewer of them.</source>
        <translation>В правилах «Города» нет «%1». Попробуйте другое слово или меньше слов.</translation>
    </message>
    <message>
        <source>No rule of The Kids says “%1”. Try another word, or fewer of them.</source>
        <translation>В правилах «Детей» нет «%1». Попробуйте другое слово или меньше слов.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The Kids</source>
        <translation>
            <numerusform>%n правило «Детей»</numerusform>
            <numerusform>%n правила «Детей»</numerusform>
            <numerusform>%n правил «Детей»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of The City</source>
        <translation>
            <numerusform>%n правило «Города»</numerusform>
            <numerusform>%n правила «Города»</numerusform>
            <numerusform>%n правил «Города»</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SceneButton</name>
    <message>
        <source>Show me: %1 %2</source>
        <translation>Показать: %1 %2</translation>
    </message>
    <message>
        <source>Plays the step of the lesson that shows %1</source>
        <translation>Воспроизводит шаг урока, где показано %1</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreCard</name>
    <message numerus="yes">
        <source>%n more in the log</source>
        <translation>
            <numerusform>ещё %n в журнале</numerusform>
            <numerusform>ещё %n в журнале</numerusform>
            <numerusform>ещё %n в журнале</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 + %2 = %n point(s)</source>
        <translation>
            <numerusform>%1 + %2 = %n очко</numerusform>
            <numerusform>%1 + %2 = %n очка</numerusform>
            <numerusform>%1 + %2 = %n очков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreParts</name>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Score track</source>
        <translation>Дорожка очков</translation>
    </message>
</context>
<context>
    <name>remparts::panel::ScoreTrack</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score track: %1</source>
        <translation>Дорожка очков: %1</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3</source>
        <translation>%1: %2, лежит на %3</translation>
    </message>
    <message>
        <source>%1 at %2: lying on %3, lap %4</source>
        <translation>%1: %2, лежит на %3, круг %4</translation>
    </message>
    <message>
        <source>Score track (C4.6)</source>
        <translation>Дорожка очков (C4.6)</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatRow</name>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Игрок %1: %2</translation>
    </message>
    <message>
        <source>Player %1 leaves</source>
        <translation>Игрок %1 выходит</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Выходит</translation>
    </message>
    <message>
        <source>%1: swaps with %2</source>
        <translation>%1: обмен (сейчас %2)</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SeatTable</name>
    <message>
        <source>Clockwise round the table: %1</source>
        <translation>Вокруг стола по часовой стрелке: %1</translation>
    </message>
</context>
<context>
    <name>remparts::panel::SetupPage</name>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Players, clockwise</source>
        <translation>Игроки по часовой стрелке</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>How we play</source>
        <translation>Как играем</translation>
    </message>
    <message>
        <source>Walls are built after</source>
        <translation>Стены строятся после</translation>
    </message>
    <message>
        <source>a score (usual)</source>
        <translation>получения очков (обычно)</translation>
    </message>
    <message>
        <source>Only when somebody gets points for it.</source>
        <translation>Только если кто-то получает за это очки.</translation>
    </message>
    <message>
        <source>any completion</source>
        <translation>любого завершения</translation>
    </message>
    <message>
        <source>Also when nobody stood on what was completed.</source>
        <translation>Даже если на завершённом никто не стоял.</translation>
    </message>
    <message>
        <source>Guards in the first wall round</source>
        <translation>Стражи в первом круге стены</translation>
    </message>
    <message>
        <source>allowed (usual)</source>
        <translation>разрешены (обычно)</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2015.</source>
        <translation>Как решил издатель в 2015 году.</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>ещё нет</translation>
    </message>
    <message>
        <source>As the publisher ruled in 2007.</source>
        <translation>Как решил издатель в 2007 году.</translation>
    </message>
    <message>
        <source>A follower that comes home can be the guard</source>
        <translation>Вернувшийся подданный может стать стражем</translation>
    </message>
    <message>
        <source>next time (usual)</source>
        <translation>в следующий раз (обычно)</translation>
    </message>
    <message>
        <source>The guard is placed before the new wall piece is scored.</source>
        <translation>Стража ставят до подсчёта за новый участок стены.</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>The new wall piece is scored first.</source>
        <translation>Сначала подсчёт за новый участок стены.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>New game: The Kids</source>
        <translation>Новая игра: Дети</translation>
    </message>
    <message>
        <source>New game: The City</source>
        <translation>Новая игра: Город</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s), 8 figures each</source>
        <translation>
            <numerusform>%n игрок, по 8 фигурок</numerusform>
            <numerusform>%n игрока, по 8 фигурок</numerusform>
            <numerusform>%n игроков, по 8 фигурок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n tower(s) each</source>
        <comment>4 players, 3 towers each</comment>
        <translation>
            <numerusform>%1, по %n башне</numerusform>
            <numerusform>%1, по %n башни</numerusform>
            <numerusform>%1, по %n башен</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::SidePanel</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
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
        <translation>%1, всего %2: %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StacksPart</name>
    <message>
        <source>Left in the stacks</source>
        <translation>Осталось в стопках</translation>
    </message>
    <message>
        <source>Show which tiles are left  T</source>
        <translation>Показать, какие плитки остались  T</translation>
    </message>
    <message>
        <source>Stack %1: %2</source>
        <comment>Stack 1: 5 tiles left</comment>
        <translation>Стопка %1: %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Open a game …</source>
        <translation>Открыть игру …</translation>
    </message>
    <message>
        <source>Look at a city</source>
        <translation>Посмотреть город</translation>
    </message>
    <message>
        <source>The City&apos;s tile set is our own reconstruction; The Kids&apos; tiles are drawn by us, too.</source>
        <translation>Набор плиток «Города» — наша реконструкция; плитки «Детей» тоже нарисованы нами.</translation>
    </message>
    <message>
        <source>2 to 4 children from four, ten minutes</source>
        <translation>2–4 ребёнка от четырёх лет, десять минут</translation>
    </message>
    <message>
        <source>2 to 4 players, about an hour</source>
        <translation>2–4 игрока, около часа</translation>
    </message>
    <message>
        <source>The Kids</source>
        <translation>Дети</translation>
    </message>
    <message>
        <source>The City</source>
        <translation>Город</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Недавние игры</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show the rules</source>
        <translation>Показать правила</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>The table plays by itself</source>
        <translation>Стол играет сам</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StationView</name>
    <message>
        <source>Final scoring</source>
        <translation>Итоговый подсчёт</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s), now %2</source>
        <translation>
            <numerusform>%1: %n очко, теперь %2</numerusform>
            <numerusform>%1: %n очка, теперь %2</numerusform>
            <numerusform>%1: %n очков, теперь %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The largest</source>
        <translation>Самое крупное</translation>
    </message>
    <message>
        <source>Luck of the draw</source>
        <translation>Везение с плитками</translation>
    </message>
    <message>
        <source>What a drawn tile could bring its player at once, in points, against the average of all tiles that could have come.</source>
        <translation>Сколько очков взятая плитка могла сразу принести игроку по сравнению со средним для всех плиток, которые могли выпасть.</translation>
    </message>
    <message>
        <source>Save as a table (CSV) …</source>
        <translation>Сохранить таблицу (CSV) …</translation>
    </message>
    <message>
        <source>Close the statistics</source>
        <translation>Закрыть статистику</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Закрыть  Esc</translation>
    </message>
    <message>
        <source>Figures placed, turn by turn</source>
        <translation>Поставлено фигурок, по ходам</translation>
    </message>
    <message>
        <source>Points by source, turn by turn</source>
        <translation>Очки по источникам, по ходам</translation>
    </message>
    <message>
        <source>%1, from %2; %3</source>
        <translation>%1, от %2; %3</translation>
    </message>
</context>
<context>
    <name>remparts::panel::StepBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>remparts::panel::TimeChoice</name>
    <message>
        <source>Morning</source>
        <translation>Утро</translation>
    </message>
    <message>
        <source>Noon</source>
        <translation>Полдень</translation>
    </message>
    <message>
        <source>Golden hour</source>
        <translation>Золотой час</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message>
        <source>Time of day</source>
        <translation>Время суток</translation>
    </message>
</context>
<context>
    <name>remparts::panel::Timeline</name>
    <message>
        <source>Timeline</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Other lines of this game</source>
        <translation>Другие линии этой игры</translation>
    </message>
    <message>
        <source>Go on with this line</source>
        <translation>Продолжить эту линию</translation>
    </message>
    <message>
        <source>Remove this line</source>
        <translation>Удалить эту линию</translation>
    </message>
    <message>
        <source>The beginning of the game</source>
        <translation>Начало игры</translation>
    </message>
    <message>
        <source>From the beginning, %1</source>
        <translation>С начала, %1</translation>
    </message>
    <message>
        <source>From turn %1, %2</source>
        <translation>С хода %1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n action(s)</source>
        <translation>
            <numerusform>%1 из %n действия</numerusform>
            <numerusform>%1 из %n действий</numerusform>
            <numerusform>%1 из %n действий</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>remparts::panel::TurnBand</name>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The city is built</source>
        <translation>Город построен</translation>
    </message>
</context>
<context>
    <name>remparts::panel::UnkeptBar</name>
    <message>
        <source>Save as …</source>
        <translation>Сохранить как …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>This game is not being kept: %1. It goes on, and each action tries to keep it again.</source>
        <translation>Игра не сохраняется: %1. Она продолжается, и каждое действие снова пробует её сохранить.</translation>
    </message>
</context>
<context>
    <name>remparts::panel::WallsPart</name>
    <message>
        <source>Walls</source>
        <translation>Стены</translation>
    </message>
</context>
<context>
    <name>remparts::scene::CityView</name>
    <message>
        <source>The city cannot be drawn here: OpenGL 3.2 is missing.
The game can be played all the same.</source>
        <translation>Город нельзя нарисовать: нет OpenGL 3.2.
Играть всё равно можно.</translation>
    </message>
</context>
</TS>
