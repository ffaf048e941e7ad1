/** Self-injury without the stated wish to die, in English. */
import type { Rule } from './types.ts';

const KITCHEN =
  ' (?:onions?|cooking|chopping|kitchen|paper|accident|accidentally|by mistake|shaving|gym|hamstring|physio|lifting|football|soccer|bike|fell|tripped|oven|stove|kettle|toaster|saucepan|hot (?:pan|dish|plate|tray|tap)|(?:oven|leek|pie|baking|casserole|enamel|roasting|hot) (?:dish|tray|tin)|under the tap|brambles?|thorns?|hedge|rose ?bush|barbed wire|opening a|slightly on|on the (?:iron|dish|pan|tray|grill|radiator|exhaust|hob)|hair|grass|class(?:es)?|budget|corners|cake|surgery|stylist|sugar|carbs|calories|slack|ties|costs|cord|coupons) ';

export const SELF_HARM: readonly Rule[] = [
  {
    id: 'hurt.self',
    level: 'self_harm',
    on: 'hurt harm injur punish cut burn damag tortur mutilat',
    match:
      '(?:hurt(?:ing|s)?|harm(?:ing|ed|s)?|injur(?:e|ing|ed)|punish(?:ing|ed)?|burn(?:ing|ed|t)?|mutilat(?:e|ing|ed)|tortur(?:e|ing)|damag(?:e|ing)|cut(?:ting|s)?|scratch(?:ing|ed)?|bit(?:e|ing)|hit(?:ting)?|punch(?:ing|ed)?|stab(?:bing|bed)?|slash(?:ing|ed)?) (?:\\w+ )?{me}',
    unless: `${KITCHEN}|hurt myself (?!cutting|burning|hitting|punching|scratching|banging|being)\\w+ing|hurt myself (?:at|in|playing|falling|on|running|doing|working|training|while|when i (?:fell|slipped))|cut myself (?:some|off|shaving|on (?:a|the|glass|paper|some)|a (?:slice|piece)|loose|while|when i)| (?:running|emotionally invested|hit myself with|financially|staff|by overworking) `,
  },
  {
    id: 'self.harm',
    level: 'self_harm',
    on: 'self harm',
    match:
      '(?:i|me|my|been|am|keep|started|want to|wants to|urges? (?:to|of)|like|to|addicted to|about|of|into|again|his|her|their|is|and|^) (?:\\w+ )?(?:self harm(?:ing|ed|s)?|self injur(?:y|ing|e|ed)|self mutilat\\w+)',
    unless:
      ' (?:spot|ideas for|talk about|learned|learn|course|counselor|guidance|rates?|ward|prevention|awareness|training|policy|article|essay|dissertation|as a (?:teacher|nurse)|free from|free of|clean from|research|prisons|months (?:free|clean|since)|years (?:free|clean|since)|stopped|used to|never|recovered|topic|book|lecture|what is|read about|forum|assembly) ',
  },
  {
    id: 'cutting',
    level: 'self_harm',
    on: 'cut cutting',
    match:
      '(?:{think}|urge(?:s)? to|want to|wanted to|need to|started|been|going to|relapsed and|started to|keep|and|just|i|am|last night i|back to|stop|about|addicted to|tempted to|almost)(?: [^ ,]+){0,2}? (?:cut(?:ting)?)(?= $| ,| again| my (?:thigh|arm|wrist|leg|hip|stomach|skin|ankle|body|forearm|self)| when| last night| today| yesterday| so| because| right| since| every| tonight| deep| too| and (?:it|i|bleed)| for relief| to (?:feel|cope|calm)| a lot| really| but| or| is| are| was| came| hits| gets| keeps)',
    unless: `${KITCHEN}| (?:(?:have|has|had|did|do|will|would) not (?:actually |even |ever )?cut|never cut|stopped cutting|quit cutting|had not cut|cut (?:off|out|down|ties|back)|cut (?:him|her|it|them)|power|electricity|team|staff|salary|film|the (?:lawn|cake|rope)|video|short|from the team|finger|in line) `,
  },
  {
    id: 'cut.body',
    level: 'self_harm',
    on: 'cut cutting carve slice slash scratch burn burning scar wound',
    match:
      '(?:cut(?:ting|s)?|carv(?:e|ing|ed)|slic(?:e|ing|ed)|slash(?:ed|ing)?|scratch(?:ed|ing|es)?|burn(?:ed|t|ing)?|pick(?:ed|ing)?(?: at)?|stab(?:bed|bing)?|bit(?:e|ing)|claw(?:ed|ing)?)(?: [^ ,]+){0,3}? my (?:own )?(?:\\w+ )?(?:arms?|legs?|thighs?|wrists?|skin|hips?|stomach|belly|forearms?|ankles?|body|hands?|shoulders?|knuckles|calves|breasts?|leg)(?! (?:hair|on the (?:oven|stove|fence)|shaving))',
    unless: `${KITCHEN}| (?:cat|dog|mosquito|rash|eczema|itch|itchy|allergy|sunburn|sun|hot pan|barbed|tattoo|years ago|used to|cat scratched|iron|razor burn|shaved) `,
  },
  {
    id: 'blade.use',
    level: 'self_harm',
    on: 'razor blade sharpener lighter cigarette knife scissors needle glass',
    match:
      '(?:us(?:e|ed|ing)|feel|press(?:ed|ing)?|got|get|want|miss|need|took|have|reach(?:ed|ing)? for|with|hid|hiding|bought)(?: [^ ,]+){0,4}? (?:{blade}|lighter|cigarettes?|needle|hot (?:iron|metal|knife))(?: [^ ]+){0,8} (?:my (?:\\w+ )?(?:arms?|legs?|thighs?|wrists?|skin|hips?|body|hand)|bathroom at school|again|bleed|bled|fighting it|fight(?:ing)? (?:it|the urge)|relief|myself|urge|cut(?:ting)?|out and)',
    unless: ` (?:shave|shaving|hair|cook|cooking|craft|sew|sewing|packing tape|him|her|them|beard|box|art class|tattoo|smoke|smoking|kitchen|splinter|pan|vegetables|drinking again|roommate|sharpened|his neck) `,
  },
  {
    id: 'burn.self',
    level: 'self_harm',
    on: 'burn lighter cigarette',
    match:
      '(?:burn(?:ing|ed|t)?|press(?:ed|ing)|put(?:ting)?|held|hold(?:ing)?)(?: [^ ,]+){0,4}? (?:{me}|(?:lighter|cigarette|iron|candle|match|stove)(?: [^ ,]+){0,3}? (?:my (?:\\w+ )?(?:arm|skin|hand|leg|wrist|thigh|palm)|to my))',
    unless: KITCHEN,
  },
  {
    id: 'relapse.clean',
    level: 'self_harm',
    on: 'relaps clean',
    match:
      'relapse(?:d)?(?: [^ ]+){0,10} (?:thighs?|arms?|wrists?|cut|cutting|scars?|blade|razor|skin|self harm|bleed|hurt)|(?:thighs?|arms?|cut|cutting|scars?|blade|razor|self harm)(?: [^ ]+){0,8} relapse(?:d)?',
  },
  {
    id: 'relapse',
    level: 'self_harm',
    on: 'relaps',
    weight: 0.5,
    match: 'relapsed?',
    unless:
      ' (?:drink|drank|drinking|alcohol|sober|sobriety|smok\\w*|weed|heroin|meth|coke|pills|gambl\\w*|binge|porn|vodka|beer|wine|cancer|leukemia|ms) ',
  },
  {
    id: 'skin',
    level: 'self_harm',
    on: 'thigh scar wrist arm',
    weight: 0.4,
    match: 'my (?:thighs?|scars|wrists?|arms?)(?= )',
    unless: `${KITCHEN}| (?:gym|workout|tattoo|squats|sore|tired) `,
  },
  {
    id: 'bang.head',
    level: 'self_harm',
    on: 'head wall mirror punch',
    match:
      '(?:hit(?:ting)?|bang(?:ed|ing)?|slam(?:med|ming)?|smash(?:ed|ing)?|bash(?:ed|ing)?|punch(?:ed|ing)?)(?: [^ ,]+){0,2}? (?:my (?:own )?(?:head|face|fist|fists|skull|thigh|thighs|legs?|stomach|body)(?: [^ ]+){0,6} ?(?:against|until|on purpose|wall|over and over|bruis|into|when i|again|deserve|so hard)|(?:the )?(?:mirror|wall|walls)(?: [^ ]+){0,6} (?:on purpose|until|deserve|bled|bleed|knuckles|blood|feel (?:something|the pain)))',
    unless:
      ' (?:brick wall metaphor|metaphor|keyboard|by accident|baby|toddler|he|him|her|concert|headbang|game|low ceiling|argument|with this (?:code|client|bug)) ',
  },
  {
    id: 'scratch.bleed',
    level: 'self_harm',
    on: 'bleed bled blood',
    match:
      '(?:scratch(?:ed|ing|es)?|pick(?:ed|ing)?|bit(?:e|ing)?|rub(?:bed|bing)?|dig(?:ging)?|dug|snap(?:ping|ped)?|peel(?:ing|ed)?|cut(?:ting)?)(?: [^ ]+){0,10} (?:until|till|til|so) (?:[^ ]+ ){0,2}?(?:bleed|bleeds|bled|blood|it bled|bleeding|raw)',
    unless: ' (?:mosquito|eczema|dog|cat|hangnail|nose|gums|itchy|rash|nails? (?:until|till)) ',
  },
  {
    id: 'bite.marks',
    level: 'self_harm',
    on: 'bite biting leave marks',
    match:
      '(?:bit(?:e|ing)|dig(?:ging)?|pinch(?:ing)?|slap(?:ping)?|punch(?:ing)?) (?:my|myself)(?: [^ ]+){0,10} (?:marks|bruises|until it hurts|overwhelmed|on purpose)|(?:slap(?:ping)?|pinch(?:ing)?|hit(?:ting)?|starv(?:e|ing)|bit(?:e|ing)) {me}(?= $| ,| until| when| as| so| to| because| again| every)',
    unless: ' (?:awake|lol|weight|lunch|mosquito) ',
  },
  {
    id: 'punish.body',
    level: 'self_harm',
    on: 'punish pain hurt deserve',
    match:
      '(?:starv(?:e|ing)|hurt(?:ing)?|burn(?:ing)?|purg(?:e|ing)|exercis(?:e|ing)|depriv(?:e|ing)|throw(?:ing)? up)(?: [^ ]+){0,8} (?:as (?:a )?punishment|to punish (?:myself|me|my body)|want my body to hurt|deserve (?:the |this )?pain|because i deserve)|(?:deserve|want|need|crave|like|love)(?: to feel)?(?: the| this| physical|some)* pain(?= $| ,| and| so| because| to| on)',
    unless: ' (?:workout|gym|spicy|tattoo|muscle|no pain|relief from|runners|medication) ',
  },
  {
    id: 'throw.up',
    level: 'self_harm',
    on: 'throw purg vomit laxative',
    match:
      '(?:mak(?:e|ing)|made|forc(?:e|ing|ed)) {me} (?:throw up|vomit|sick|puke|be sick)|(?:purg(?:e|ing|ed)|throwing up) after (?:i eat|eating|every|dinner|meals?|a binge|binge)|(?:abus(?:e|ing)|taking|using) laxatives',
  },
  {
    id: 'scars.hide',
    level: 'self_harm',
    on: 'cuts scars marks wounds',
    match:
      '(?:new|fresh|my|hide (?:my|the)|hid|covered in|cover|more|deep)(?: [^ ,]+){0,2}? (?:cuts|scars|wounds|burns)(?: [^ ]+){0,10} (?:hide|myself|gym|sleeves?|arms?|thighs?|did it|wrists?|legs?|see|from last)',
    unless:
      ' (?:old|healed|years ago|faded|proud|budget|bike|acne|surgery|c section|cat|kitten|tax|pay|t shirts|emotional|war|short cuts|job) ',
  },
  {
    id: 'hurting.calms',
    level: 'self_harm',
    on: 'hurting pain blood cutting bleeding',
    match:
      '(?:hurting|pain|blood|cutting|bleeding|the blade|burning)(?: [^ ,]+){0,5}? (?:calms?|helps|makes me feel|is the only thing|relief|releases?|feels good|numbs)(?: [^ ,]+){0,3}?',
    unless:
      ' (?:ibuprofen|massage|yoga|physio|calories|back pain|knee|period|donat|back|cutting (?:sugar|carbs|back|down|out|calories)) ',
  },
  {
    id: 'cut.stitches',
    level: 'self_harm',
    on: 'cut',
    match:
      'cut(?: [^ ,]+){0,2}? (?:my|too|so|pretty|really|myself)(?: [^ ]+){0,4} (?:deep|stitches|bandage|infected)',
    unless: KITCHEN,
  },
  {
    id: 'blades.found',
    level: 'self_harm',
    on: 'razor blade scars cuts',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '(?:found|saw|noticed|seen|discovered|there are|has|with)(?: [^ ]+){0,5} (?:razor blades?|blades?|cuts|scars|cut marks|burn marks)(?: [^ ]+){0,8} (?:(?:his|her|their) (?:\\w+ )?(?:arms?|wrists?|thighs?|legs?|room|drawer|bed|bag|backpack)|(?:sons?|daughters?|brothers?|sisters?|friends?|kids?|childs?|girlfriends?|boyfriends?) (?:room|arms?|wrists?|bag|drawer|legs?|thighs?))|(?:sons?|daughters?|brothers?|sisters?|friends?|kids?) (?:room|arms?|wrists?|legs?)(?: [^ ]+){0,8} (?:razor blades?|scars|cuts)',
    unless: ' (?:shave|surgery|bike|cat) ',
  },
  {
    id: 'other.cuts',
    level: 'self_harm',
    on: 'cut cuts cutting hurt hurts',
    ownSubject: false,
    flags: ['third_party'],
    match:
      '{people}(?: [^ ,]+){0,3}? (?:cuts|is cutting|has been cutting|started cutting|keeps cutting|is self harming|self harms|been self harming|(?:hurts|is hurting|harms|burns|hits|has been hurting|scratches|keeps hurting)(?= (?:him|her|them)sel)) ?(?:himself|herself|themselves|themself|again)?(?= $| ,| and| when| again| to| because| in| after)',
    unless: ' (?:hair|grass|my hair|corners|costs|class|feelings|me) ',
  },
];
