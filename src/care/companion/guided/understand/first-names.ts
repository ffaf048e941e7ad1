/** First names that are known for names, in any spelling of their first letter. */

/** Not a list of who there is: only these are sure without a capital. */
export const FIRST_NAMES: ReadonlySet<string> = new Set(
  `aaron abby abdul abigail abraham adam adele adrian ahmed aidan aiden aisha aisling alan alana
alastair albert alec alejandro alex alexander alexandra alfie ali alice alicia alina alison
allison alyssa ama amanda amelia amelie amina amir amira amit amy ana anastasia andrea andres
andrew andy angela angus anika anita anna annabel anne annie anthony anton antonio aoife
archie ariana arjun arthur ashleigh ashley asif audrey ava barbara barry beatrice becca becky
ben benjamin bernadette bernard bethan bethany betty beverly bianca bilal bill billy blake bob
bobby bogdan bradley brandon brenda brendan brian bridget brittany bruno bryony caitlin caleb
callum cameron camille candice carl carla carlo carlos carmen carol caroline cassandra cassie
catherine cathy cecilia celia chantelle charlene charles charlie chen chidi chloe chris
christian christina christine christopher ciara cindy claire clara claudia clive colin colleen
connor conor corey courtney craig cristina daisy damian damien dan daniel danielle danny
darius darren daryl dave david dawn debbie deborah declan deepak dennis derek desmond devon
diana diane diego dilip dimitri dmitri dominic don donald donna donovan doris dorothy doug
douglas duncan dylan eamon eddie edgar edith eduardo edward edwin eileen eleanor elena eleni
elijah elisa elise elizabeth ella ellie elliot elliott elsie emilia emily emma enzo eric erica
erik erin ernest esther ethan eugene eva evan evelyn fabio faisal farah fatima felicity felix
fergus fernanda fernando finlay finn fiona florian frank fraser fred freddie frederick freya
gabriel gabriela gabrielle gail gareth gary gemma geoff george georgina gerald gerard giorgio
giovanni giulia gloria gordon grace greg gregory gwen halima hamza hannah hans harriet
harrison harry harvey hassan hayley heather hector heidi helen helena henry hilda hiro holly
hugh hugo ian ibrahim igor imran ines ingrid irene irina iris isaac isabel isabella isabelle
isaiah isla ismail ivan ivy jack jackie jacob jacqueline jada jaden jake jamal james jamie jan
jane janet janice jared jasmin jason javid javier jayden jean jeanette jeff jeffrey jenna
jennifer jenny jeremy jerome jerry jess jessica jessie jill jim jimmy joan joanna joanne
jocelyn jodie joe joey johan johanna john johnny jonah jonas jonathan jordan jordy jorge
joseph josh joyce juan judith judy julia julian juliana julianne julie juliet julius justin
kareem karen karim karina karl kasia katarina kate katherine kathleen kathryn kathy katie
katrina kay kayla kayleigh keiko keira keith kelly kelsey ken kendra kenji kenneth kenny kerry
kevin khadija khalid kieran kim kimberly kirsten kirsty klaus kofi krishna kristen kristina
kurt kwame kyle kylie lana lara larry latoya laura lauren laurence lawrence layla leah leanne
lee leila len lena leo leonard leslie lewis liam lilian liliana linda lindsay lindsey ling
linus lionel lisa lloyd logan lorenzo lorna lorraine louis louisa louise luc luca lucas lucia
luciana lucy luis luisa luke lydia lynn mabel mackenzie madeleine madison malcolm malik mandy
manuel marcel marco marcus marek margaret margarita maria mariam marianne marie mario marion
marissa mark marlon marsha marta martha martin marvin mary mateo matt matteo matthew matthias
maureen max maxine maya megan mehmet mei melanie melinda melissa mia michael michelle mick
mickey miguel mikael mike mikey millie miranda miriam mitchell mohamed mohammad mohammed molly
monica monique morgan moses muhammad mustafa myra nadia nadine nancy naomi natalia natalie
natasha nathan nathaniel ned neil nelson ngozi niamh nick nicola nicolas nicole nigel nikita
nikki nina noah noel noor nora nuria odette olaf olga oliver olivia olivier ollie omar omari
orla oscar oskar owen pablo pamela pascal pat patrice patricia patrick paul paula pauline
pedro peggy perry pete peter petra philip philippa phillip phoebe phyllis pierre piotr priya
quentin quinn rachel rafael raheem raj rajesh ralph ramon rashid ravi ray raymond rebecca
reece reg reggie regina rehana renee rhys ricardo richard rita rob robert roberta roberto
rodrigo roger roland roman ron ronald ronnie rory rosa rosalind rose rosemary rosie ross
roxanne roy ruben rupert russell ruth ryan sabina sabrina sadie saira saleem sally salma sam
samantha samir samira sammy samuel sandra sanjay santiago sara sarah sasha saskia savannah
scott sean sebastian selena selina serena sergio shannon sharon shaun shauna shawn sheila
sheldon shelley shirley shona sienna silvia simon simone sinead siobhan sofia sonia sonja
sophia sophie spencer stacey stacy stan stefan stella stephanie stephen steve steven stewart
stuart sunil sunita suresh susan susie suzanne sven sylvia tamara tanisha tanya tara tariq
tasha taylor ted terence teresa terry theo theodore theresa thomas tiffany tilly timothy tina
toby todd tom tommy tony tracey tracy trevor tristan troy tunde tyler tyrone usman valentina
valerie vanessa vera veronica vicky victoria vijay vikram vincent vinny virginia vivian
vivienne vlad walter wanjiru warren wei wendy wesley whitney wilfred will william winston
xavier yasmin yasmine yolanda yousef yuki yusuf yvette yvonne zachary zack zahra zainab zara
zoe zoey`.split(/\s+/),
);

/** In small letters these are as often something else: a verb, a month, a place, a drug. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
  `abraham ama ana bill blake bob bradley carol charlie chen christian daisy dan dawn don edgar
finn frank gloria grace harvey heather holly iris ivy jack jan jean jessie jill joan joseph
kay ken lana lee len ling lloyd logan louis luc mabel madison marco marion mark mary max mei
mick molly morgan moses ned nelson nick noel noor pat perry peter ray reg reggie rob roland
roman ron rose savannah sienna spencer stan taylor ted tiffany tina todd troy victoria
virginia warren wei will winston`.split(/\s+/),
);

/** Written small, a name all the same. */
export const isPlainName = (word: string): boolean => FIRST_NAMES.has(word) && !WORDS_TOO.has(word);
