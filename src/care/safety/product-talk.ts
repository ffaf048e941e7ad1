/** Questions about the program itself: "will my chats be erased" is about chats, and about nobody's end. */

const THINGS =
  '(?:accounts?|data|chats?|conversations?|messages?|password|subscription|trial|history|questions?|profile|photos?|pictures?|settings|emails?|files?|login|sessions?|app|website|site|page|screen|journal|entry|entries)';
const LEAD = '(?:(?:so|and|but|or|ok|okay|please|hi|hello|hey|then|,) )*';
const KEPT =
  '(?:saved|stored|kept|recorded|deleted|erased|encrypted|private|remembered|logged|shared|uploaded)';

const ASKS_OR_ORDERS = new RegExp(
  `^ ${LEAD}(?:` +
    [
      `(?:will|is|are|was|were|has|have|do|does|did|can|could|why (?:is|are|was|did)|where (?:is|are|did)|when (?:is|are|will)|how long (?:is|are|will)|what happens (?:to|with)) (?:all |all of |any of )?(?:my|this|that|these|those|the|our|your) (?:[a-z]+ )?${THINGS}(?: [a-z]+){0,6}`,
      `(?:will|is|are|does) (?:this|it|that|everything|all of (?:this|it)|what i (?:write|say|type|ask)(?: here)?) (?:all |be |being |get |getting )*${KEPT}(?: [a-z]+){0,4}`,
      `(?:(?:how (?:do|can|could) i|i want to|can i|permanently|completely) )*(?:delete|erase|remove|close|cancel|deactivate)(?: (?:permanently|completely|my|the|this|all|old))* ${THINGS}(?: [a-z]+){0,3}`,
      `(?:it|the (?:app|site|page|chat|screen)|this (?:app|site|page|chat)) (?:just |always |still |keeps? )*(?:hangs|freezes|crashes|lags|crashing|freezing|hanging|loading)(?: [a-z]+){0,3}`,
    ].join('|') +
    ') ?$',
);
/** About themselves after all. */
const THEMSELVES =
  / (?:i am|i will|i want (?!to (?:delete|erase|remove|close|cancel|deactivate))|i feel|me|myself|my (?:life|death|body|funeral|will)|kill\w*|die[ds]?|dying|dead|death|suicid\w*|hurt\w*|harm\w*|pills?|goodbyes?|last|final|gone|(?:when|if|after|before|once) i) /;

/** Nothing but questions and wishes about the program and what it keeps. */
export const isProductTalk = (parts: readonly string[]): boolean =>
  parts.length > 0 && parts.every((part) => ASKS_OR_ORDERS.test(part) && !THEMSELVES.test(part));
