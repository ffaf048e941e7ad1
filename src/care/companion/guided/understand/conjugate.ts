/** The forms a verb takes when "does he go" becomes "he goes" and "did she leave" "she left". */

const PAST_OF = new Map(
  'be:was begin:began break:broke bring:brought build:built buy:bought catch:caught choose:chose come:came cut:cut do:did draw:drew drink:drank drive:drove eat:ate fall:fell feel:felt fight:fought find:found forget:forgot forgive:forgave freeze:froze get:got give:gave go:went grow:grew have:had hear:heard hide:hid hit:hit hold:held hurt:hurt keep:kept know:knew lead:led leave:left lend:lent let:let lie:lied lose:lost make:made mean:meant meet:met pay:paid put:put quit:quit read:read ring:rang run:ran say:said see:saw sell:sold send:sent shake:shook shut:shut sing:sang sit:sat sleep:slept speak:spoke spend:spent spread:spread stand:stood steal:stole stick:stuck swear:swore take:took teach:taught tell:told think:thought throw:threw understand:understood upset:upset wake:woke wear:wore win:won write:wrote'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const ENDS_IN_Y = /[^aeiou]y$/;

export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (ENDS_IN_Y.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const DOUBLES = /^(?:[^aeiou]*[aeiou][bdgmnprt]|admit|regret|commit|prefer|refer)$/;

export function pastTense(verb: string): string {
  const known = PAST_OF.get(verb);
  if (known !== undefined) return known;
  if (ENDS_IN_Y.test(verb)) return `${verb.slice(0, -1)}ied`;
  if (verb.endsWith('e')) return `${verb}d`;
  return DOUBLES.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}
