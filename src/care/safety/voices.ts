/** Voices that nobody else hears, and what they order: told over several messages, heard as one. */

import { type Hit, plainHit } from './english.ts';
import type { RiskState } from './types.ts';

const PLACE =
  '(?:cupboard|closet|walls?|radio|tv|television|vents?|pipes?|ceiling|floor|boiler|fridge|drain|attic|loft|lamp|speakers?|headphones|phone when it is off)';
const HEARD = new RegExp(
  ` (?:not a real (?:man|woman|person|boy|girl|one)|(?:talks?|speaks?|whispers?|shouts?|calls?|talking|speaking|whispering|shouting)(?: to me| at me)? (?:from|through|out of|inside) (?:the|my|our|a) (?:[a-z]+ )?${PLACE}|(?:i|am|keep|started|start) (?:hear|hearing) (?:(?:a|the|these|his|her|some|mens?|womens?) )?voices?(?! (?:mail|note|message|s? (?:through|upstairs|next door|downstairs|outside|in the (?:hall|street)))|notes?)|(?:it is|there is|was|and) (?:just )?(?:a|the) voice(?= |$)|the voices? (?:just |still |now |keeps? |always )*(?:says?|said|tells?|told|telling|is telling|laugh[a-z]*|wants?|talk[a-z]*|will not stop|shouts?|whispers?)|(?:nobody|no one) else (?:can )?(?:hears?|sees?) (?:him|it|them|her)) `,
);
/** A voice of the radio, of a song, of a story, of the critic in everybody's head. */
const OTHER =
  / (?:wireless|telly|on the radio|sat ?nav|tannoy|announc\w+|narrat\w+|audiobook|podcast|sing\w*|choir|character|novel|film|movie|voice ?mail|inner|critic|my own voice|(?:in my head|voice) (?:that )?(?:says?|tells? me|telling me) (?:that )?i am(?! to)) /;
const IT = '(?:he|she|it|they|the voices?|that voice|this voice)';
const ORDERS = new RegExp(
  ` ${IT} (?:also |just |always |now |still |keeps? |kept )*(?:says?|said|saying|tells?|told|telling|wants?|orders?|is telling|are telling|keeps? (?:on )?(?:saying|telling)|will make|is making|makes?)(?: me)?(?: that)? (?:to |i (?:should|must|have to|need to|am to|will|ought) |do (?:it|something|this)|hit|hurt|kill|wait|get)`,
);
const HARM =
  / (?:do something to|hit|hurt|kill|stab|push|attack|burn|punish|get (?:him|her|them|mr|mrs|ms)|wait for (?:him|her|them|mr|mrs|ms)|follow (?:him|her|them)|teach (?:him|her|them)|do it|do this|make me (?:do|hit|hurt)|spanner|hammer|knife|bat|axe|screwdriver|iron bar|wrench|bottle) /;
const MYSELF = / (?:myself|kill me|jump|cut|die|end it|my (?:wrists?|arms?|throat)) /;
const MAY_OBEY =
  / i (?:am )?(?:so |really |just )*(?:scared|afraid|frightened|terrified|worried) (?:that )?i (?:will|might|am going to|could|would)(?: actually| really| just)? (?:do (?:it|something|this)|hurt|hit|listen|obey|lose it|snap|go) /;
/** They wonder aloud whether it is danger, or want to be asked. */
const ASKS_TO_BE_ASKED =
  / (?:ask me (?:it )?straight|does not (?:this|that|it) sound (?:like danger|dangerous|bad)|(?:is|is not) (?:this|that|it) (?:danger|dangerous)|sound like danger) /;

/** @param parts sentences as `sentences()` gives them */
export function voiceHits(parts: readonly string[], previous: RiskState | null): Hit[] {
  const all = parts.join('');
  const heard = !OTHER.test(all) && parts.some((part) => HEARD.test(part));
  const known = previous?.flags.includes('psychosis') === true;
  if (!heard && !known) return [];
  const hit = (id: string, level: Hit['level']): Hit =>
    plainHit(`voice.${id}`, level, { flags: ['psychosis'] });
  const hits = heard ? [hit('heard', 'distress')] : [];
  const ordered = ORDERS.test(all);
  if (ordered && MYSELF.test(all) && !HARM.test(all))
    return [...hits, hit('myself', 'active_ideation')];
  if ((ordered && HARM.test(all)) || MAY_OBEY.test(all))
    return [...hits, hit('orders', 'harm_to_others')];
  if (known && ASKS_TO_BE_ASKED.test(all)) return [...hits, hit('asked', 'harm_to_others')];
  return hits;
}

/** What the statistics hear in an order to harm another is no wish of the writer's to die. */
export const withoutEcho = (hits: readonly Hit[]): readonly Hit[] =>
  hits.some(({ id }) => id === 'voice.orders')
    ? hits.filter(({ id }) => id !== 'statistics')
    : hits;
