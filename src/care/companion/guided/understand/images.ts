/** Pictures of what happened that come by themselves: no exercise may make more of them. */
const COME_BACK =
  /\b(?:(?:shut|close|closed|shutting|closing) my eyes (?:and |, ?)?(?:(?:then |all )?i )?(?:still |just |can )?(?:see|saw|it'?s)|(?:i )?(?:keep|kept|can'?t stop|cant stop) (?:on )?seeing|see (?:it|him|her|them|that) (?:all )?(?:over )?again|(?:it|that|the (?:scene|picture|image|night|call|crash)|pictures?|images?) (?:all )?(?:comes?|keeps? coming|came) (?:right |straight )?back|(?:the )?(?:pictures?|images?|scenes?) (?:in my head |of it )?(?:keep|won'?t|wont|come|came|are (?:back|here))|flash(?:ing)?backs?|(?:what|all) i (?:can )?(?:see|saw) (?:is|was) (?:that|the|him|her|them|it|my)|(?:i'?m|im|i am) (?:right )?back (?:there|in (?:that|the))|(?:i )?can see (?:it|him|her|them) (?:again|lying|now)|plays? (?:over and over|again and again|on a loop))\b/i;

/** "The worry comes back" is a thought; with lying down or the night it is a picture. */
const AT_REST = /\b(?:lie|lay|lying) (?:down|there)\b.{0,30}\b(?:comes?|starts?|there it is)\b/i;

export function imagesComeBack(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  return COME_BACK.test(plain) || AT_REST.test(plain);
}

/** The other senses: what is smelt, heard or felt of it again. Sounds and smells of a room are none. */
const SENSED_AGAIN =
  /\b(?:can|could|keep|kept|started?|still|began) (?:still |just |to |on )*(?:smell|hear|tast|feel)(?:e|ing)? (?:(?:it|him|her|them)|(?:his|her|their) \w+|the (?:burn\w*|smoke|petrol|blood|bang|crash|crunch|brak\w+|impact|scream\w*|shout\w*|glass|sirens?)\b)(?=[^.!?]{0,24}\bagain\b)|\b(?:can|could|keep|kept|started?) (?:still |just |to |on )*(?:smell|hear)(?:ing)? (?:the (?:burn\w*|blood|bang|crash|crunch|brakes?|impact|screams?|screaming|shout\w*)|(?:him|her|them) (?:shout|scream|yell|com)\w*)\b|\b(?:smell|sound|noise|taste|feeling|voice|bang|crash) (?:\w+ )?(?:came|comes|come|is|was|'s) (?:right |straight |all )?back\b/i;

export const sensesComeBack = (text: string): boolean =>
  SENSED_AGAIN.test(text.replace(/[’‘]/g, "'"));
