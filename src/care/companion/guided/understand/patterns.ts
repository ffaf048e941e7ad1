/** Thinking traps (Burns 1980 after Beck), change and sustain talk (Miller & Rollnick 2013). */

const TRAPS: readonly [name: string, RegExp][] = [
  [
    'label',
    /\b(?:i'?m|i am)(?: just| such| so| a| an| the| fucking| total| complete| worst| always)* (?:failure|idiot|loser|fraud|impostor|imposter|mess|burden|coward|monster|disappointment|joke|waste|useless|worthless|pathetic|stupid|unlovable|disgusting|bad (?:mother|father|parent|person|wife|husband|friend|daughter|son|mum|mom|dad)|terrible (?:mother|father|parent|person|wife|husband|friend|daughter|son|mum|mom|dad))\b/i,
  ],
  [
    'mind_reading',
    /\b(?:(?:they|he|she|everyone|everybody|people|my \w+) (?:all )?(?:must |probably |just |obviously |definitely )*(?:thinks?|knows?|hates?|judge[sd]?|judging|can tell|laugh(?:s|ing)?|is judging|are judging|sees?)\b|thinks i'?m)/i,
  ],
  [
    'catastrophe',
    /\b(?:disaster|catastroph\w+|ruin(?:ed|s)?|end of the world|fall apart|lose everything|never recover|worst case|screwed|doomed|the end of|it'?s all over)\b/i,
  ],
  [
    'fortune',
    /\b(?:i'?m (?:going to|gonna|bound to)|it'?s (?:going to|gonna)|i'?ll (?:just |only |probably |definitely |always |never )?|i will|it will|it'?ll) (?:\w+ ){0,3}(?:fail|mess (?:it |this )?up|fuck (?:it |this )?up|go wrong|screw (?:it |this )?up|freeze|lose(?! (?:my|the) (?:mind|temper|rag|shit|plot)| it\b)|be alone|end up|embarrass|panic|never|get fired|get sacked|get worse|be awful|be terrible|die alone|bomb)\b/i,
  ],
  [
    'should',
    /\b(?:i|i'?d)\s+(?:should(?:n'?t)?(?: have)?|ought to|must(?:n'?t)?|have to be|supposed to)\b/i,
  ],
  [
    'all_or_nothing',
    /\b(?:i (?:always|never) (?!mind|thought|knew|said|got to)|everything i|nothing i|nothing ever|nobody (?:ever|will)|no one (?:ever|will)|every single time|always (?:fail|mess|end up|ruin)|ruin everything|completely (?:failed|useless))\b/i,
  ],
  [
    'personal',
    /\b(?:(?:it'?s|all|was) my fault|because of me|i ruined|i caused|i made (?:him|her|them)|blame myself|if i had(?:n'?t)?|if only i)\b/i,
  ],
  [
    'discount',
    /\b(?:doesn'?t count|anyone could|just luck|got lucky|only because|they'?re just being nice|doesn'?t mean anything|not a big deal really)\b/i,
  ],
];

/** The clauses they are found in, as a remark about it may quote them. */
export function trapsIn(clauses: readonly { readonly text: string }[]): string[] {
  return clauses.flatMap(({ text }) => {
    // What somebody else said or thinks one should do is no thought of the writer's.
    const reported =
      /^(?:my \w+|he|she|they|mum|mom|dad|everyone|people|[A-Z][a-z]+) (?:says?|said|tells?|told|reckons?|wants?)\b/i.test(
        text,
      );
    const found = reported ? undefined : TRAPS.find(([, pattern]) => pattern.test(text));
    if (!found) return [];
    const at = found[1].exec(text)?.index ?? 0;
    // From where it begins, so that a long clause is quoted for the thought and not for its start.
    const span = text.slice(at).split(/\s+/).slice(0, 8).join(' ');
    return [text.split(/\s+/).length <= 9 ? text : span];
  });
}

const CHANGE =
  /\b(?:(?<!if )i (?:really |do |just |kind of |kinda )?(?:want|wanna|need|hope|wish|intend|plan|have decided|decided) to (?!die|kill|disappear|hurt|end)|i'?m (?:going to|gonna) (?:try|say|ring|write|text|start|stop|call|tell|ask|go|talk|quit|make|see)|(?<!\bthat )i (?:could|can|might|will) (?:try|maybe|start|call|ask|tell|go|talk|stop)|i'?ll (?:try|start|call|ask|tell|give)|i'?ve (?:started|stopped|been trying|managed|decided|cut|kept|booked|called|told)|i (?:managed|called|booked|got up|told (?:him|her|them|my)|apologi[sz]ed|walked away|said no to)|ready to|sick of (?:living|being|doing))\b/i;
const SUSTAIN =
  /\b(?:no point|what'?s the point|can'?t change|never change|won'?t (?:help|work)|wouldn'?t (?:help|work)|doesn'?t (?:help|work)|didn'?t (?:help|work)|tried (?:that|it all|everything)|nothing (?:helps|works)|too late|don'?t want to (?:stop|change|quit)|like drinking|need (?:a|my|the) drink|not ready|can'?t stop|why bother)\b/i;
export function changeTalkIn(text: string): 'change' | 'sustain' | null {
  if (SUSTAIN.test(text)) return 'sustain';
  return CHANGE.test(text) ? 'change' : null;
}
