/** Pictures of what happened that come by themselves: no exercise may make more of them. */
const COME_BACK =
  /\b(?:(?:shut|close|closed|shutting|closing) my eyes (?:and |, ?)?(?:(?:then |all )?i )?(?:still |just |can )?(?:see|saw|it'?s)|(?:i )?(?:keep|kept|can'?t stop|cant stop) (?:on )?seeing|see (?:it|him|her|them|that) (?:all )?(?:over )?again|(?:it|that|the (?:scene|picture|image|night|call|crash)|pictures?|images?) (?:all )?(?:comes?|keeps? coming|came) (?:right |straight )?back|(?:the )?(?:pictures?|images?|scenes?) (?:in my head |of it )?(?:keep|won'?t|wont|come|came|are (?:back|here))|flash(?:ing)?backs?|(?:what|all) i (?:can )?(?:see|saw) (?:is|was) (?:that|the|him|her|them|it|my)|(?:i'?m|im|i am) (?:right )?back (?:there|in (?:that|the))|(?:i )?can see (?:it|him|her|them) (?:again|lying|now)|plays? (?:over and over|again and again|on a loop))\b/i;

/** "The worry comes back" is a thought; with lying down or the night it is a picture. */
const AT_REST = /\b(?:lie|lay|lying) (?:down|there)\b.{0,30}\b(?:comes?|starts?|there it is)\b/i;

export function imagesComeBack(text: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  return COME_BACK.test(plain) || AT_REST.test(plain);
}
