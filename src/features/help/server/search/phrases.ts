/** One word for what people say in several, so that the parts do not lead elsewhere. */

/** Left the word, right what it stands for; the first line that fits takes its words away. */
const PHRASES = String.raw`
  logout: (?:log|sign|kick|throw|thrown|threw|boot)\w* (?:me |us |myself |it )?(?:automatically )?out
  locked login: (?:cant|cannot|can not|could not|couldnt|unable to|not able to|wont let me|does not let me|doesnt let me|trouble|problems?) (?:log|sign|get)\w*(?: back)? in(?:to)?
  login: (?:log|sign)\w*(?: \w+)? (?:in|into|on)
  login: (?:get|getting|let me|lets me|come) (?:back )?in(?:to)?(?= (?:to |my |the )?(?:account|profile)|$)
  signup: sign\w* up|(?:create|make|open|set up) (?:an|my|a new) account
  delete: get\w* rid of|throw\w* away|do away with
  cancel payment: (?:stop|stops|quit) (?:\w+ )?(?:charging|billing|paying|taking (?:my |the )?money|payments?)
  cancel: (?:opt|get|getting|back|backing|want) out(?: of)?(?! loud)
  trial: for free|free (?:trial|days|week|month|version|time)|is it free|for nothing|have to pay
  trial: try\w* (?:it|this|out|before)|test (?:it|this|run)|(?:without|before) paying
  refund: (?:get|give|have|want|need|send)(?: me)?(?: my| the| all my)* money(?: back)?|money back|paid by (?:mistake|accident)
  charge: (?:take|takes|took|taking)(?: the| my)? money
  trial: how (?:much|many)? ?longer?(?: \w+){0,2} free
  price: how (?:much|many) (?:does|do|is|are|will|would|dollars|euros|pounds|for|a|per|money)(?! (?:longer|time|days|weeks|times|messages|sessions))
  dictate: (?:i )(?:just )?(?:talk|speak) (?:(?:to|with) (?:it|this|them)|out loud|aloud)
  dictate: hands free|(?:voice|speech) (?:input|typing)|speech to text|by voice|my (?:own )?voice
  dictate: (?:talk|speak)\w*(?: \w+)? instead|(?:instead of|without|not|hate) typing
  aloud: (?:read|say|play|speak|talk)\w*(?: \w+){0,2} (?:aloud|out loud|out)(?! to)|(?:talk|speak)\w* back
  aloud: shut (?:it )?up|read (?:it |them |this )?to me|read me|text to speech
  darkmode: (?:dark|night|black|light|bright) (?:mode|theme|screen|background|colou?rs?|design|look)|(?:too|so|very) bright
  struggling: (?:dark|bad|rough) (?:place|way|spot)
  homescreen: home ?screen
  mobileapp: (?:an|any|mobile|phone|iphone|android|native|download|have (?:the|your|a)) app(?= |$)
  offline: (?:no|without|lose|lost|bad|poor) (?:wifi|wi fi|internet|network|signal|connection|reception)
  hotline: (?:crisis|help|hot|suicide|emergency|life) ?(?:lines?|numbers?|phone)
  safetyplan: (?:safety|crisis|emergency) plan|plan for (?:when|a bad|bad|hard)
  card: (?:credit|debit) card|visa|mastercard|amex|(?:apple|google) pay
  twofactor: (?:two|2|second|multi) ?(?:factors?|steps?)(?: \w*(?:authentication|verification|login|sign in|security|auth|code))?|2 ?fa|mfa|authenticators?(?: apps?)?|pass ?keys?|(?:face|touch) ?id
  twofactor: (?:log|sign)\w* in (?:with|through|via|using) (?:my )?(?:google|apple|facebook|microsoft|github|fingerprint)\w*
  cookie: (?:track|follow|profil|spy on|spying on)(?:s|ing)? me
  retention: how long (?:do|does|are|is|will|can|would|have)(?: \w+){1,4} (?:keep|kept|store|stored|save|saved|hold|held|retained|retain)
  retention: what happens (?:to|with) (?:my|our|the) data
  do: (?:do|does|can|will|would) (?:you|it|mooring|this|the app|they) (?:also )?support(?! me)
  support: (?:found|report|have)(?: \w+)? (?:bug|error|problem|issue)|customer (?:service|support|care)|(?:your|the) (?:company|team|staff|office)|(?:human|person) please|real human|live (?:chat|agent)
  phonenumber: (?:tele)?phone number
  helpbot: (?:what|things|anything|everything) (?:i|we) (?:say|said|type|typed|write|wrote|ask|asked|enter|send) (?:to you|you|here|in here)
  helpbot: (?:this|the|your) (?:help )?(?:assistant|helper|help bot|helpbot|help chat)|(?:this|the help) (?:chat|conversation|bot)
  helpbot: (?:ask|asked|chat|chatting|talk|talking)(?: to| with)? you(?! about)|(?:type|write|ask|say) here
  name: (?:first|last|sur|user|nick|display|full) ?name
  other: (?:some|any|no)(?:one|body) else
  forum: chat ?rooms?|group (?:therapy|chats?|sessions?)|support groups?|(?:people|others) like (?:me|us)|other (?:people|users|members)
  begin: (?:new|first time) here|get\w* started|kick off|first steps?|(?:do i do|to do) first|now what|what now
  begin: how (?:to|2) start|how(?: \w+)? (?:does|do) (?:this|it|mooring|the app|everything) work
  age: (?:im|i am|is|am|turned|turning|are) \d\d?(?! (?:days|weeks|months|minutes|hours))|\d+ ?(?:years?|yrs?|yo)(?: olds?)?|how old|too (?:young|old)
  thirdparty: (?:third|3rd) part(?:y|ies)
  notify: (?:tell|inform|notif\w+|alert|call|contact|phone)(?:ing)? (?:the |my |our )?(?:parents|mother|father|family|police|cops|ambulance|authorities|school|boss|anyone|anybody|someone|somebody|husband|wife)
  earlier conversation: (?:old|older|oldest|earlier|previous|past|last|former) (?:chats?|conversations?|sessions?|talks?|messages?)|(?:chat|conversation) history|left off
  earlier conversation: (?:where(?: is| are| did| do| has| have)?|what happened to|find|lost|lose|losing|missing|disappeared|vanished) (?:my |all |the |a |an |our |old |older )*(?:chats?|conversations?|sessions?|messages?|talks?|history)(?: go| gone)?
  earlier conversation: what (?:i|we) (?:said|wrote|typed|talked about|discussed)(?= yesterday| last| before| earlier|$)
  remember: (?:tell|say|repeat|explain)\w*(?: \w+)? (?:everything|it all|all|myself) again|start\w* (?:over|from (?:zero|scratch))
  remember: (?:know|knows|remember|remembers|recogni[sz]es?) (?:me|what i|that i|about me)|what (?:do|does) (?:you|it|they|she|he) know
  unlearn: (?:dont|do not|not) want \w+ to (?:know|remember)|forget (?:what i told|that i|about)|(?:clear|wipe|erase|delete|reset) (?:your|its|the|my) memor(?:y|ies)
  readby: (?:can|could|may|do|does|will|did) (?!i |we |it )(?:\w+ ){1,5}?(?:see|read|access|spy on|look at)|who (?:can |could |else )?(?:sees?|reads?|has access|have access|looks? at)
  therapist: alice|bob|charlie|diana|evan|fiona|grace|henry|iris|james
  breakup: break ?ups?|broke up|breaking up
  microphone broken: (?:cant|cannot|does not|doesnt|wont|not) (?:hear|recogni[sz]e|understand)(?:ing)? (?:me|my voice|what i say)(?: talking)?
  stuck: spins|spinning|(?:keeps|forever) loading|loads forever|nothing happens
  stuck: (?:does not|doesnt|wont|cant|not|isnt) (?:load|respond|send|answer|reply|go through|come through)(?:ing)?(?: me)?
`;

const READY: readonly (readonly [RegExp, string])[] = PHRASES.trim()
  .split('\n')
  .map((line) => {
    const at = line.indexOf(': ');
    return [new RegExp(`\\b(?:${line.slice(at + 2)})\\b`, 'g'), ` ${line.slice(0, at).trim()} `];
  });

/** `text` as `spelledOut` gives it. */
export const gathered = (text: string): string =>
  READY.reduce((now, [phrase, word]) => now.replace(phrase, word), text);
