/**
 * What is known about the things people ask: short, checkable, and hedged where the research is. The
 * first that fits the sentence is given. Data; each with where it can be looked up.
 */
import type { Fact } from './facts.ts';

export const KNOWN: readonly (readonly [RegExp, Fact])[] = [
  // Stress and its hormones
  [
    /\bstress\b.{0,30}\b(?:shrinks?|damages?|kills?|destroys?|brain)\b|\bbrain\b.{0,20}\bshrinks?\b/i,
    {
      text: 'Partly. Long, heavy stress goes with a slightly smaller hippocampus, which is used for memory, and in animals much of that comes back when the stress ends. An ordinary bad month does not shrink anybody’s brain.',
      source: 'Lupien et al. 2009, Nature Reviews Neuroscience; McEwen 2007',
    },
  ],
  [
    /\bcortisol\b.{0,50}\b(?:sleep|night|awake|insomnia)|\b(?:sleep|night)\b.{0,40}\bcortisol\b/i,
    {
      text: 'Cortisol should be low in the evening and rise towards morning. After a short night it tends to stay higher the next evening, so you are wired just when you should come down.',
      source: 'Leproult et al. 1997, Sleep',
    },
  ],
  [
    /\b(?:what (?:is|does|are)|how does)\b.{0,20}\b(?:cortisol|adrenalin\w*|stress hormones?)\b/i,
    {
      text: 'They wake the body up: adrenaline within seconds, cortisol over minutes, so that there is sugar in the blood and you stay alert. In short bursts that is useful; it wears you out when nothing lets it come down.',
      source: 'Sapolsky et al. 2000, Endocrine Reviews',
    },
  ],
  [
    /\b(?:can|does|is) (?:stress|anxiety|worry\w*)\b.{0,30}\b(?:ill|sick|physical|pain|stomach|headaches?|hair|heart|body)\b/i,
    {
      text: 'It can: headaches, a bad stomach, tight muscles and poor sleep are common with stress. The same complaints have other causes too, so anything new or lasting is worth showing to a doctor.',
      source: 'NHS, Stress; APA, Stress effects on the body',
    },
  ],
  [
    /\bburn ?-?out\b.{0,30}\b(?:real|exist|made up|illness|disease|depression|diagnos\w*|thing)\b|\bwhat(?:'s| is) burn ?-?out\b|\bdifference between burn/i,
    {
      text: 'Burnout is real, though the WHO lists it as something that comes of work and not as an illness: worn out, cynical about the job, less able. If holidays and evenings feel as empty as work does, it may be depression, and a doctor can tell them apart.',
      source: 'WHO, ICD-11 QD85',
    },
  ],
  [
    /\bhow long\b.{0,40}\bburn ?-?out\b/i,
    {
      text: 'It differs a lot: a few weeks when it is caught early, months when it has gone on for years. It seems to depend less on rest alone than on whether the work changes.',
      source: 'Salvagioni et al. 2017, PLoS ONE; Maslach & Leiter 2016',
    },
  ],
  // Those who have died
  [
    /\b(?:talk(?:ing)?|speak(?:ing)?|chat(?:ting)?|say(?:ing)? good ?night|write|writing|writ(?:e|ing) letters) to (?:(?:his|her|their|a|the|my|[\p{L}]+['’]s) )?(?:\w+ )?(?:photo(?:graph)?|picture|grave|headstone|ashes|urn)s?\b|\b(?:set|lay|setting|laying) (?:his|her|their|a) place\b/iu,
    {
      text: 'There is no harm in it. Many people who mourn talk to a picture, a chair or a grave, some for years: it keeps the bond, and it is no sign that something is wrong. It would only be worth telling a doctor if it left you no day of your own.',
      source: 'Klass, Silverman & Nickman 1996, Continuing Bonds',
    },
  ],
  // Sleep by day
  [
    /\b(?:sleep|asleep|nap)\b.{0,30}\b(?:in|during|through|by) the day(?:time)?\b(?! before)|\bsleep\b.{0,30}\b(?:after|between|on|off) (?:a |my |the )?(?:nights?|night shifts?)\b|\b(?:the )?light and (?:the )?noise\b/i,
    {
      text: 'As soon as you are home, and as dark as it gets: thick curtains or a mask, ear plugs or a steady fan, the phone in another room, the room cool. Sunglasses on the way home help, and no coffee late in the shift. A long block straight after and a nap before the next shift count together.',
      source: 'NIOSH 2015-115, Training for nurses on shift work and long work hours',
    },
  ],
  // Being seen
  [
    /\b(?:do|does|will|did|you (?:suppose|think|imagine)) (?:people|everyone|everybody|others|other people|anyone)(?: (?:in|at|on|round|around) (?:the |my )?\w+)? (?:really |generally |actually |even |all )?(?:notice|see (?:it|that)|remember|stare|talk about (?:it|that|such|this))\b(?! me (?:crying|drinking))/i,
    {
      text: 'Less than one thinks. In experiments, people who felt conspicuous guessed that about twice as many had noticed as really had. Those who do notice tend to go back to their own affairs soon.',
      source: 'Gilovich, Medvec & Savitsky 2000, Journal of Personality and Social Psychology',
    },
  ],
  // Panic and worry
  [
    /\b(?:know|tell|sure) (?:if |whether |that )?(?:it['’]?s|its|it is|this is|it isn['’]?t|it is) ?(?:not |isn['’]?t )?(?:just |only |really |actually )?(?:my |the |a )?(?:heart(?: attack)?|thyroid|something (?:else|worse|serious))\b|\bshould i (?:get|have) (?:it|my heart|this|that) (?:checked|looked at|tested)\b/i,
    {
      text: 'Nobody can tell from words, and one visit to a doctor can: the heart listened to, perhaps an ECG, and blood, thyroid included. That is worth doing once; if it comes out clean, you may believe it. With pain or pressure in the chest, fainting, or breath that does not come back, call the emergency number at once.',
      source: 'NICE CG113, Generalised anxiety disorder and panic disorder; NHS, Panic disorder',
    },
  ],
  [
    /\bcan (?:i|you|one|people|someone) (?:actually |really |even )?(?:faint|pass out|black out)\b(?! (?:from|of|after) (?:hunger|the heat|blood|alcohol|drink\w*|standing|pain|low))/i,
    {
      text: 'From panic hardly ever: to faint, the blood pressure has to fall, and in panic it rises. It only feels close, because fast breath makes one dizzy. The sight of blood or a needle is the exception. Whoever has really passed out should see a doctor.',
      source: 'Marks 1987, Fears, Phobias, and Rituals; NHS, Fainting',
    },
  ],
  [
    /\bwhat (?:exactly |actually )?(?:is|are) (?:exactly |actually )?(?:a |an )?(?:panic|anxiety) attacks?\b|\bwhat['’]s (?:a |an )?(?:panic|anxiety) attack\b/i,
    {
      text: 'A sudden surge of the body’s alarm with no danger to match it: a pounding heart, short breath, dizziness, sweat, the fear of dying or of losing control. It peaks within about ten minutes and goes down by itself.',
      source: 'APA, DSM-5-TR; NHS, Panic disorder',
    },
  ],
  [
    /\bclaustrophobi\w*\b/i,
    {
      text: 'Claustrophobia is a lasting fear of closed or crowded places that one cannot leave at once: lifts, tunnels, a packed train. One bad ride does not make it that. The name is for a doctor or therapist to give, and it is worth asking about once you go out of your way to avoid such places.',
      source: 'WHO, ICD-11 6B03; NHS, Claustrophobia',
    },
  ],
  [
    /\b(?:less|no|not (?:much|enough)|enough|run(?:s|ning)? out of|short of) (?:oxygen|air)\b(?=.*\b(?:down there|in (?:there|here)|tube|train|underground|lift|elevator|tunnel|plane|crowd|room|cinema)\b)|\b(?:tube|train|underground|lift|elevator|tunnel|plane)\b.*\b(?:less|no|enough|run(?:s|ning)? out of) (?:oxygen|air)\b/i,
    {
      text: 'There is air enough: trains, lifts and tunnels are ventilated, and nobody runs short in them. In panic the breath goes fast and shallow, and that alone feels like too little air. Being short of breath at rest, without fear, is for a doctor.',
      source:
        'Meuret & Ritz 2010, International Journal of Psychophysiology; NHS, Shortness of breath',
    },
  ],
  [
    /\bpanic\b.{0,40}\b(?:last|how long|over)\b|\bhow long\b.{0,30}\bpanic\b/i,
    {
      text: 'It mostly peaks within ten minutes and is over within half an hour, though you can feel shaky and tired for some hours after.',
      source: 'NHS, Panic disorder',
    },
  ],
  [
    /\b(?:tingl\w+|numb|pins and needles)\b.{0,40}\b(?:why|panic|normal|cause)|\b(?:why|what)\b.{0,30}\b(?:tingl\w+|pins and needles)\b/i,
    {
      text: 'In panic one breathes too fast, which lowers the carbon dioxide in the blood, and that makes hands and lips tingle. It goes when the breath slows. If it is on one side only, or it stays, see a doctor at once.',
      source: 'NHS, Panic disorder; NICE CG113',
    },
  ],
  [
    /\b(?:will|do|does|can) (?:i|it|they|you|people|panic attacks?)\b.{0,20}\b(?:have|get|happen|come)\b.{0,20}\b(?:another|again|more|back)\b(?=.*\b(?:panic|attack)\b)|\bpanic (?:attack|thing)\b.{0,30}\b(?:common|again)\b/i,
    {
      text: 'It may, and it may not. More than one person in five has a panic attack at some time, and most of them never get a panic disorder.',
      source: 'Kessler et al. 2006, Archives of General Psychiatry',
    },
  ],
  [
    /\b(?:panic|anxiety)\b.{0,30}\bheart attack\b|\bheart attack\b.{0,30}\b(?:panic|anxiety)\b/i,
    {
      text: 'They can feel alike, and nobody can tell them apart from a description. Panic peaks within minutes and eases. Pain or pressure in the chest that is new, goes into the arm or jaw, or does not ease is a reason to call {emergency}.',
      source: 'American Heart Association; NHS, Panic disorder',
    },
  ],
  [
    /\b(?:intrusive|horrible|violent|sick|awful|weird) thoughts?\b.{0,30}\b(?:normal|common|mean|bad|everyone)\b|\b(?:normal|common)\b.{0,30}\b(?:intrusive|horrible|violent|awful|weird) thoughts?\b/i,
    {
      text: 'Yes, in the sense that nearly everyone has them: in a study in thirteen countries it was nine in ten. Having such a thought says little about you; fighting it is what makes it stick.',
      source: 'Radomsky et al. 2014, Journal of Obsessive-Compulsive and Related Disorders',
    },
  ],
  [
    /\bdo(?:es)? (?:worries|worrying|worry|what i worry about)\b.{0,30}\b(?:come true|happen|help)\b/i,
    {
      text: 'Mostly not. People who wrote their worries down and checked later found that about nine in ten had not come true.',
      source: 'LaFreniere & Newman 2020, Behavior Therapy',
    },
  ],
  [
    /\b(?:heart|pulse)\b.{0,60}\b(?:beers?|wine|drink\w*|drunk|alcohol|booze|hangover|hungover)\b|\b(?:beers?|wine|drink\w*|alcohol|booze)\b.{0,60}\b(?:heart|pulse)\b|\bis (?:that|it|this) (?:just )?(?:the|my) (?:beers?|wine|drink\w*|alcohol|booze)\b.{0,8}\bor am i (?:dying|ok|okay|having)\b/i,
    {
      text: 'Alcohol makes the heart beat faster for some hours, and fear makes it faster still, so it may well be that. Sit or lie still, drink water, and have no more of it tonight. Pain in the chest, trouble breathing, feeling faint, or a pulse that stays above 120 at rest: call {emergency}.',
      source: 'Brunner et al. 2017, European Heart Journal; NHS, Heart palpitations',
    },
  ],
  [
    /\bis (?:this|that|it) (?:just |maybe |like )?(?:a |an )?(?:panic|anxiety)(?: attack)?\b/i,
    {
      text: 'It may be. Shaking, feeling sick and a pounding heart are what panic does; it peaks within minutes and goes down by itself. Breathing out for longer than in helps it down. Pain in the chest that is new, or fainting, is a reason to call {emergency}.',
      source: 'NHS, Panic disorder; NICE CG113',
    },
  ],
  // Sleep
  [
    /\b(?:how long|when|how many hours|what time|can i|could i|(?:is it|am i) (?:safe|ok(?:ay)?|all right|alright|fine))\b.{0,60}\b(?:driv\w+|behind the wheel|out of (?:me|my (?:system|blood|body))|leave (?:me|my|your|the) (?:system|blood|body)|over the limit|breathalys\w+)\b|\b(?:cans?|pints?|beers?|wine|vodka|drinks?|alcohol|booze|over the limit)\b[^?]{0,120}\bhow long (?:does|will|would) (?:it|that|this) (?:take|last|stay)\b|\bleave (?:your|my|the) blood\b/i,
    {
      text: 'Longer than most people think: roughly an hour for each small drink or half pint, more in some bodies, and neither sleep nor coffee makes it quicker. Four strong cans late in the evening can still be there at five. I cannot work it out for you, so where you are not sure, do not drive.',
      source: 'NHS, Alcohol units; UK Department for Transport, THINK! on the morning after',
    },
  ],
  [
    /\b(?:alcohol|drink\w*|wine|beer|whisky)\b.{0,30}\b(?:sleep|awake|wake|night)\b|\b(?:sleep|wake up|awake)\b.{0,30}\b(?:alcohol|after (?:a )?drink\w*|wine|beer)\b/i,
    {
      text: 'Alcohol makes you fall asleep sooner and breaks up the second half of the night. On the whole one sleeps worse with it than without.',
      source: 'Ebrahim et al. 2013, Alcoholism: Clinical and Experimental Research',
    },
  ],
  [
    /\b(?:coffee|caffeine|tea|energy drinks?)\b.{0,40}\b(?:sleep|late|bed|night|awake|anxi\w+)\b.*\?/i,
    {
      text: 'Half of the caffeine is still in you after about five hours, and in a trial a large dose six hours before bed cost an hour of sleep. It can also make the heart race.',
      source: 'Drake et al. 2013, Journal of Clinical Sleep Medicine',
    },
  ],
  [
    /\b(?:phone|screen|blue light|scrolling)\b.{0,40}\b(?:sleep|bed|night)\b.*\?/i,
    {
      text: 'A little, by its light; more by what is on it. In most studies the light moves sleep by some minutes, and the hour of scrolling moves it by an hour.',
      source: 'Bauducco et al. 2024, Sleep Medicine Reviews',
    },
  ],
  [
    /\bwhy (?:do i|am i|does (?:one|everyone))\b.{0,20}\b(?:wak\w+|awake)\b.{0,20}\b(?:3|three|4|four|night|early)\b|\bis it (?:normal|bad) to wake\b/i,
    {
      text: 'Waking at night is ordinary: sleep gets lighter towards morning, and everyone wakes some times. The hard part is staying awake with something on your mind.',
      source: 'AASM; Edinger et al. 2021',
    },
  ],
  [
    /\b(?:teenagers?|teens?|my age|at (?:13|14|15|16|17))\b.{0,40}\bsleep\b|\bsleep\b.{0,40}\b(?:teenagers?|teens?|my age)\b/i,
    {
      text: 'Teenagers need eight to ten hours, and their body clock runs later, so being awake late is not laziness.',
      source: 'Paruthi et al. 2016, AASM consensus',
    },
  ],
  [
    /\b(?:lack of|no|little|without|not enough|bad) sleep\b.{0,40}\b(?:kill|die|damage|dangerous|mad|crazy|ill)\b|\b(?:die|dangerous|go mad)\b.{0,24}\b(?:no|lack of|without|not) sleep\w*\b/i,
    {
      text: 'Some bad nights make you slow and touchy and do no lasting harm; the next good nights put most of it right. Do not drive when you are that tired. Months of it are worth a doctor’s time, as it can be treated.',
      source: 'AASM; Edinger et al. 2021',
    },
  ],
  // Grief
  [
    /\bhow long\b.{0,40}\b(?:grie\w+|mourn\w*|miss (?:him|her|them)|get over (?:his|her|their|the|a|losing) ?\w* ?(?:death|loss)?)\b|\b(?:still|supposed to)\b.{0,30}\b(?:griev\w+|mourn\w*)\b.*\?/i,
    {
      text: 'There is no date. For most people it is sharpest in the first months and comes in waves after that, for years. If after a year it still stops you from living most days, as it does for about one in ten, there is treatment for that.',
      source: 'Lundorff et al. 2017, Journal of Affective Disorders; DSM-5-TR',
    },
  ],
  [
    /\b(?:see|seeing|saw|hear|hearing|heard|feel|feeling|talk(?:ing)? to|smell\w*)\b.{0,30}\b(?:him|her|them|dead|dad|mum|mom|wife|husband|who died)\b.{0,40}\b(?:normal|mad|crazy|mental|weird)\b|\b(?:normal|mad|crazy|weird)\b.{0,30}\b(?:see|seeing|hear|hearing|talk(?:ing)? to)\b.{0,20}\b(?:him|her|them|dead|my \w+)\b(?=.*\b(?:died|dead|gone|lost|grave|ashes)\b)/i,
    {
      text: 'Yes, that is common: about half of widowed people have sensed, heard or seen the one who died, and it is no sign of illness. Many find it a comfort.',
      source: 'Rees 1971, BMJ; Castelnovo et al. 2015, Journal of Affective Disorders',
    },
  ],
  [
    /\bgrief\b.{0,30}\b(?:tired|forget\w*|memory|brain|ill|body|physical|pain)\b|\b(?:tired|forgetful|foggy)\b.{0,20}\bgrief\b/i,
    {
      text: 'Yes. Tiredness, poor memory, a tight chest and no appetite are all common in grief, above all in the first months. A doctor should look at what worries you.',
      source: 'Stroebe, Schut & Stroebe 2007, Lancet',
    },
  ],
  // Antidepressants and depression: the general part, and the rest to the doctor
  [
    /\b(?:antidepressants?|ssris?|sertraline|prozac|fluoxetine|citalopram|escitalopram)\b.{0,30}\b(?:work|help|do anything|placebo)\b/i,
    {
      text: 'For many, not for all: in trials more people get better with them than with a dummy pill, and it takes some weeks. Whether one is right for you is for your doctor, and so is stopping.',
      source: 'Cipriani et al. 2018, Lancet',
    },
  ],
  [
    /\b(?:antidepressants?|ssris?|sertraline|prozac|fluoxetine|citalopram|escitalopram)\b.{0,30}\b(?:addictive|addicted|hooked|withdrawal)\b/i,
    {
      text: 'They cause no craving, but stopping all at once can bring withdrawal for weeks, so one comes off them slowly and with the doctor.',
      source: 'Royal College of Psychiatrists 2020; NICE NG215',
    },
  ],
  [
    /\b(?:chemical imbalance|serotonin)\b/i,
    {
      text: 'That depression is simply too little serotonin has not been shown. It is real all the same, with several causes at once, and talking treatments and medicine both help many people.',
      source: 'Moncrieff et al. 2022, Molecular Psychiatry; Cuijpers et al. 2023',
    },
  ],
  [
    /\b(?:exercise|running|walking|sport|gym)\b.{0,30}\b(?:help|work|good for|mood|depress\w*|really)\b/i,
    {
      text: 'On average, yes: walking, running or lifting lowers low mood by a fair bit, and a little is better than none. The trials are uneven, and it need not be the gym.',
      source: 'Noetel et al. 2024, BMJ',
    },
  ],
  [
    /\b(?:is|are) depress\w+\b.{0,20}\b(?:hereditary|genetic|in the genes|inherited)\b|\b(?:inherit|genetic)\w*\b.{0,20}\bdepress\w+/i,
    {
      text: 'In part: genes make up about a third of the risk, and the rest is life. Nobody is bound to get it.',
      source: 'Sullivan et al. 2000, American Journal of Psychiatry',
    },
  ],
  [
    /\bbaby blues\b|\b(?:post ?-?natal|post ?-?partum) depression\b.{0,30}\b(?:how|what|when|long|normal|common|is)\b/i,
    {
      text: 'Being weepy and up and down in the first two weeks after a birth is common and passes. If it lasts longer or gets darker, it may be depression, about one in seven mothers has it, and a doctor or midwife can help.',
      source: 'NIMH, Perinatal depression; Wisner et al. 2013',
    },
  ],
  // Trauma
  [
    /\b(?:ptsd|trauma|flashbacks?|nightmares?)\b.{0,30}\b(?:go away|get better|cur(?:ed|able)|treat\w*|forever|last|heal)\b|\bhow long\b.{0,20}\b(?:ptsd|trauma|flashbacks?)\b/i,
    {
      text: 'For many people it does fade in the first months. Where it stays, there are treatments for trauma that help a good part of those who go through with them, even years later.',
      source: 'NICE NG116; Bisson et al. 2013, Cochrane',
    },
  ],
  [
    /\bwhy (?:can'?t|don'?t|do(?:n'?t)?) i (?:even )?(?:remember|recall)\b|\b(?:normal|common)\b.{0,20}\b(?:not to|to not|can'?t) remember\b/i,
    {
      text: 'Gaps are common after something overwhelming: under strong alarm the brain keeps some pieces very sharp and others hardly at all. It does not mean that you made it up.',
      source: 'Brewin et al. 2010, Psychological Review',
    },
  ],
  [
    /\bwhy did(?:n'?t)? i (?:just )?(?:freeze|froze|fight (?:back|him|them)|scream|move a muscle)\b/i,
    {
      text: 'Freezing is something the body does by itself in danger, as it does in animals. In a study of women after a rape, seven in ten had been unable to move. It was not consent and not cowardice.',
      source: 'Möller et al. 2017, Acta Obstetricia et Gynecologica Scandinavica',
    },
  ],
  // Couples, parting, attachment
  [
    /\battachment (?:styles?|types?)\b|\b(?:anxious|avoidant)(?:ly)? attach\w+/i,
    {
      text: 'It describes how one tends to handle closeness: reaching for it when worried, or stepping back. It is a leaning and not a diagnosis, and it shifts with good relationships, if slowly.',
      source: 'Fraley 2019, Annual Review of Psychology',
    },
  ],
  [
    /\b(?:check\w*|look\w*|stalk\w*|watch\w*)\b.{0,30}\b(?:ex|his|her|their)\b.{0,24}\b(?:profile|instagram|insta|page|stories|facebook|socials?|tiktok)\b.{0,40}\b(?:worse|bad|harm|normal|help|crazy)\b|\bif i keep (?:looking|checking)\b|\b(?:is it|does it)\b.{0,24}\b(?:keep )?(?:looking|checking)\b.{0,30}\b(?:profile|instagram|insta|page|stories)\b/i,
    {
      text: 'Very many people do it after a break-up. Those who look often tend to be sadder for longer, which fits that each look wakes it up again; which is cause and which effect is not settled.',
      source: 'Marshall 2012, Cyberpsychology, Behavior, and Social Networking',
    },
  ],
  [
    /\bhow long\b.{0,40}\b(?:get(?:ting)? over (?:him|her|them|an? ex|someone|somebody)|break ?-?up|heartbreak)\b/i,
    {
      text: 'Sooner than one expects, as a rule. In studies with young people most felt clearly better after about three months; after long years together it takes longer, and it comes in waves.',
      source: 'Lewandowski & Bizzoco 2007; Eastwick et al. 2008',
    },
  ],
  [
    /\bonce a cheat\w*|\b(?:cheat\w*|unfaithful)\b.{0,20}\b(?:again|always)\b.*\?/i,
    {
      text: 'More often than others, and not always: in one study rather less than half of those who had cheated did so in the next relationship.',
      source: 'Knopp et al. 2017, Archives of Sexual Behavior',
    },
  ],
  [
    /\bdo(?:es)? (?:couples?|marriage) (?:therapy|counsell?ing)\b.{0,20}\b(?:work|help)\b/i,
    {
      text: 'For about seven couples in ten it makes things better, at least for a time. It works best when both come before they have given up.',
      source: 'Lebow et al. 2012, Journal of Marital and Family Therapy',
    },
  ],
  [
    /\b(?:trial )?separations?\b.{0,30}\b(?:work|ever|end|come back|mean)\b.*\?/i,
    {
      text: 'Most separations end in divorce, and a smaller part in coming back together; how that is with one meant as a trial is hardly known. Agreed rules seem to help: how long, what for, what the children are told.',
      source: 'Tumin, Han & Qian 2015, Journal of Marriage and Family',
    },
  ],
  [
    /\b(?:divorce|separation|split\w*|separat\w+)\b.{0,40}\b(?:kids|children|son|daughter)\b.*\?|\b(?:kids|children)\b.{0,40}\b(?:divorce|splitt?\w*|separat\w+)\b.*\?/i,
    {
      text: 'Most children of parted parents do well in the long run. What harms them most is open fighting, before or after, and being put in the middle.',
      source: 'Amato 2010, Journal of Marriage and Family; Hetherington & Kelly 2002',
    },
  ],
  // Habits
  [
    /\b(?:one (?:slip|lapse|night|drink)|slip(?:ped)?|laps\w+|relaps\w+)\b.{0,40}\b(?:ruin|undo|zero|start (?:again|over)|mean|count|normal|lost|failed)\b|\b(?:back to|start from) (?:zero|day one|square one)\b|\b(?:have|did|would|will) i (?:\w+ )?(?:blown|blow|ruined?|undone|undo|wasted?|lost|lose|thrown away|chucked) (?:it all|everything|(?:the|my|all|those|that|\w+) (?:\w+ )?(?:days?|weeks?|months?|years?|time|streak|progress))\b/i,
    {
      text: 'No, it does not undo the time before. Most people who stop for good had slips on the way, and what was learnt stays. What counts is how soon you go back to it and tell someone.',
      source: 'Witkiewitz & Marlatt 2004, American Psychologist; Kelly et al. 2019',
    },
  ],
  [
    /\b(?:withdrawal|stop(?:ping)? drinking|cold turkey|detox)\b.{0,40}\b(?:dangerous|die|kill|safe|fits?|seizures?)\b|\b(?:dangerous|safe)\b.{0,20}\bto (?:just )?stop drinking\b/i,
    {
      text: 'Yes, after heavy drinking every day a sudden stop can be dangerous, with fits and worse. A doctor can make it safe, so ring one first. Shaking, confusion or a fit means calling {emergency}.',
      source: 'NICE CG100',
    },
  ],
  [
    /\b(?:alcoholi\w+|addict\w+|drinking)\b.{0,30}\b(?:hereditary|genetic|in the genes|run in|runs in|inherit\w*|disease)\b/i,
    {
      text: 'About half of the risk is in the genes, so it does run in families; the other half is not. A risk is no verdict.',
      source: 'Verhulst et al. 2015, Psychological Medicine',
    },
  ],
  [
    /\b(?:urges?|cravings?)\b.{0,30}\b(?:last|how long|go away|pass|stop)\b|\bhow long\b.{0,20}\b(?:urges?|cravings?)\b/i,
    {
      text: 'A single one mostly crests and falls within half an hour if it is not fed. They get rarer over weeks and months, with some coming back out of the blue.',
      source: 'Bowen & Marlatt 2009, Psychology of Addictive Behaviors',
    },
  ],
  [
    /\b(?:hangover|alcohol|drinking|drunk)\b.{0,40}\b(?:anxi\w+|panic\w*|low|depress\w+)\b|\bhangxiety\b/i,
    {
      text: 'Yes, that is common: as alcohol wears off the body is more wound up than before, so the day after can be anxious and low. It eases in a day or two.',
      source: 'Marsh et al. 2019, Personality and Individual Differences; NHS',
    },
  ],
  [
    /\b(?:is (?:it|this|that)|am i|have i got|do i have|does (?:it|that|this) (?:mean|make)|at what point|when (?:is|does) (?:it|this))\b.{0,30}\b(?:addict\w*|hooked|(?:gambling|drink(?:ing)?|drug) problem|alcoholic|problem (?:gambl\w+|drink\w+))\b/i,
    {
      text: 'I cannot diagnose it; a doctor or an addiction service can. They ask about plain things: more than you meant to, trying to stop and failing, hiding it, going on although it costs you. Several of those within a year, and it is an addiction, which is an illness that can be treated. Which of them are true of you?',
      source: 'DSM-5-TR, gambling disorder and substance use disorders',
    },
  ],
  [
    /\b(?:can|could|may|what if|is it (?:ok|okay|all right|alright|safe)|am i allowed)\b.{0,30}\b(?:just |only )?(?:one|a single|the odd|the occasional|an occasional|a) (?:last |little |small |cheeky |quiet )?(?:bet|flutter|punt|spin|drink|pint|glass|beer|whisky|smoke|joint|spliff|line|cigarette|fag)\b/i,
    {
      text: 'My answer would be no, for now. Some people do manage a little again later on. The worse it has been, the less often that works, and nobody can tell beforehand who it will work for. What would the one be for?',
      source: 'Rosenberg 1993, Psychological Bulletin; Slutske et al. 2010, Addiction',
    },
  ],
  [
    /\b(?:how|can|could|is there|what)\b.{0,40}\b(?:block\w*|self.?exclu\w+|ban myself|bar myself)\b(?=.*\b(?:app|apps|site|sites|gambl\w*|bet\w*|casinos?|roulette|bookies|phone|slots?|it)\b)(?!.*\b(?:him|her|them|number|profile|instagram|facebook)\b)/i,
    {
      text: 'Yes. Most banks can block gambling payments, often in their app. Software such as Gamban blocks the sites and apps on the phone. And you can exclude yourself, so that the companies must refuse you: in Great Britain that is GAMSTOP, elsewhere ask for the scheme of your country or state. All three together work best.',
      source: 'GambleAware; UK Gambling Commission, Self-exclusion',
    },
  ],
  [
    /\b(?:hand(?:ing)?|giv(?:e|ing)|let(?:ting)?) (?:[\w']+ ){0,5}(?:cards?|wages|salary|finances|pin)\b|\b(?:wages|salary|pay) (?:[\w']+ ){0,4}(?:to|into) (?:her|his|their|my [\w']+) (?:bank )?account\b/i,
    {
      text: 'It helps many people: what is out of reach cannot be spent. Agree beforehand on what you get each week, who sees the statements, and until when, so that it is an arrangement between you and not a punishment. It does not replace help with the thing itself.',
      source: 'GamCare, Managing your money',
    },
  ],
  [
    /\bis (?:\w+ ){1,3}(?:pints?|cans?|bottles?|glasses|drinks?|beers?|shots?|units?)\b.{0,60}\b(?:too (?:much|many)|a lot|bad|normal|ok(?:ay)?|fine|alright|heavy|a problem)\b|\b(?:is|am) (?:it|that|i)\b.{0,16}\b(?:drinking too much|too much (?:to )?drink\w*)\b/i,
    {
      text: 'Health services put low risk at about a drink a day or less, with days off; much above that every day is too much for the body, however many others do it. If you drink heavily each day, see a doctor before you stop all at once, since that can be dangerous.',
      source: 'NIAAA; UK CMO guidelines 2016; NICE CG100',
    },
  ],
  [
    /\b(?:over the limit|(?:safe|ok(?:ay)?|fine|legal|sober enough|allowed) to drive|drive (?:the next|in the) (?:day|morning))\b/i,
    {
      text: 'I cannot tell from here, and how you feel is no guide either. The body gets rid of about one unit an hour, so a heavy evening can leave you over the limit well into the next day. If you can still smell it, somebody else should drive.',
      source: 'NHS, Alcohol units; Drinkaware, The morning after',
    },
  ],
  [
    /\b(?:licen[cs]e|driving ban|ban)\b.{0,30}\b(?:back|shorter|shorten\w*|reduced?|quicker|sooner|early)\b/i,
    {
      text: 'The court decides that, and it differs by country. In Great Britain it can offer a drink-drive course that takes up to a quarter off the ban if you finish it in time. Ask the court that sentenced you, or your lawyer, whether it was offered.',
      source: 'GOV.UK, Drink-drive rehabilitation courses',
    },
  ],
  [
    /\bhow do (?:people|others|they|men|women|blokes|lads|guys|most) (?:\w+ ){0,2}(?:stop|quit|give (?:it )?up|get (?:off|clean|sober))\b|\bwhat do\b.{0,40}\b(?:who|that) (?:\w+ )?(?:stop|stopped|quit|stay(?:ed)? (?:off|sober|clean)|g(?:i|a)ve (?:it )?up|got (?:off|clean|sober))\b/i,
    {
      text: 'Mostly several things at once: they put it out of reach, tell one person the truth, fill the hour when it used to happen, and get help, from a group or a counsellor. Half of those who got over drink or drugs say it took them two serious tries or fewer; some needed many.',
      source: 'Kelly et al. 2019, Alcoholism: Clinical and Experimental Research; NICE CG115',
    },
  ],
  [
    /\b(?:trust me|trust (?:him|her|them)|trust) (?:ever )?(?:again|come back|be rebuilt)\b.*\?|\bever trust (?:me|him|her|them)\b/i,
    {
      text: 'I cannot know it of the two of you. Trust does come back for some, slowly, and mostly in the same way: the whole truth told once, nothing hidden after it, and small promises kept for months. What would be the first of those?',
      source: 'Gordon, Baucom & Snyder 2004, Journal of Marital and Family Therapy',
    },
  ],
  // Teenagers, being left out, self-worth
  [
    /\bwhy (?:do|does|is)\b.{0,24}\b(?:just|only) me\b|\bam i the only one\b/i,
    {
      text: 'Because you know your own doubts from the inside, and other people only from the outside, where theirs do not show. In studies people thought others were unhappy far less often than they were.',
      source: 'Jordan et al. 2011, Personality and Social Psychology Bulletin',
    },
  ],
  [
    /\b(?:left out|excluded|ignored|rejected)\b.{0,40}\b(?:normal|hurt|why|bad|weird)\b|\bwhy does (?:it|being left out) hurt (?:so much|this much)\b/i,
    {
      text: 'Being left out hurts nearly everybody, adults too, even in a game with strangers on a screen. It is no sign of a thin skin.',
      source: 'Williams 2007, Annual Review of Psychology',
    },
  ],
  [
    /\bimpost[eo]r (?:syndrome|feelings?|thing)\b/i,
    {
      text: 'It is a name for feeling like a fraud in spite of good work, and it is no illness. It is common, and as many able people have it as others.',
      source: 'Bravata et al. 2020, Journal of General Internal Medicine',
    },
  ],
  [
    /\b(?:strong|good|great|brilliant|excellent|well done|proud|talented|clever|bright|deserv\w+|best|impress\w+|compliment\w*|praise\w*)\b.{0,80}\bwhy (?:can't|can i not|don't|won't) i (?:just |ever )?(?:believe|take|accept)\b|\bwhy (?:can't|don't|won't) i (?:just |ever )?(?:believe|take|accept|trust) (?:a |any )?(?:compliments?|praise|good feedback)\b/i,
    {
      text: 'Because it does not fit what you already think of yourself. What fits is kept, and what does not is explained away: they were being nice, they had not noticed yet. That is well known where people think little of themselves, and it says nothing about who is right.',
      source: 'Fennell 1997, Behavioural and Cognitive Psychotherapy; Swann 2012',
    },
  ],
  // Dementia care
  [
    /\b(?:correct|lie|lying|tell (?:him|her) the truth|play along|argue)\b.{0,50}\b(?:dementia|alzheimer'?s?)\b|\b(?:dementia|alzheimer'?s?)\b.{0,60}\b(?:correct|lie|lying|play along|the truth)\b/i,
    {
      text: 'The advice from dementia charities is not to argue the fact but to answer the feeling: “You miss her. Tell me about her.” Going along with it to calm someone is widely seen as kindness.',
      source: "Alzheimer's Society, Making decisions and telling the truth",
    },
  ],
  [
    /\b(?:dementia|alzheimer'?s?)\b.{0,40}\b(?:evenings?|night|sunset|sundown\w*)\b|\bsundowning\b|\bwhy (?:is|does) (?:he|she|it|dad|mum|mom)\b.{0,24}\bworse (?:in|at|by) (?:the )?(?:evenings?|night)/i,
    {
      text: 'Being more restless towards evening is common in dementia. The cause is not fully known; tiredness, low light and a shifted body clock play a part. Lights on early, a calm hour and the same routine help some.',
      source: "Alzheimer's Association, Sleep issues and sundowning",
    },
  ],
  [
    /\b(?:dementia|alzheimer'?s?)\b.{0,40}\b(?:hereditary|genetic|inherit\w*|get it|run in|runs in|catch)\b/i,
    {
      text: 'Mostly not: age counts for far more than family, and a parent with it raises the risk only somewhat. The rare inherited forms begin early, before sixty as a rule.',
      source: "Alzheimer's Society; Livingston et al. 2024, Lancet",
    },
  ],
  // Letting it out
  [
    /\b(?:punch\w*|scream\w*|vent\w*|smash\w*|let(?:ting)? it (?:all )?out|hit(?:ting)? (?:a )?(?:pillow|bag))\b.{0,40}\b(?:help|work|good|better)\b.*\?/i,
    {
      text: 'For anger, mostly not: going over studies, letting it out by hitting or shouting does not lower it, and what calms the body does. Telling someone what happened is another thing, and helps many.',
      source: 'Kjærvik & Bushman 2024, Clinical Psychology Review',
    },
  ],
  [
    /\b(?:does|is) (?:crying|it good to cry)\b.{0,30}\b(?:help|good|healthy|work|better|cry)\b/i,
    {
      text: 'Often, not always. Most people feel better after crying when somebody kind was there, and less so when they were ashamed of it.',
      source: 'Bylsma et al. 2008, Journal of Social and Clinical Psychology',
    },
  ],
  [
    /\bdo(?:es)? (?:therapy|counsell?ing|talking(?: about it| to someone)?)\b.{0,20}\b(?:actually |really |even )?(?:work|help|do anything|make it worse)\b/i,
    {
      text: 'On average, yes: most people who go through with therapy end up better off than those who wait. Not with every therapist and not for everyone, and one may change.',
      source: 'Wampold & Imel 2015; Cuijpers et al. 2023, World Psychiatry',
    },
  ],
];

/** What is known to a question, or null. */
export const knownTo = (question: string): Fact | null =>
  KNOWN.find(([match]) => match.test(question))?.[1] ?? null;
