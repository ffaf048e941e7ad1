/** How people write when they type fast. */

/** Left: what is written. Right: what is meant. */
const SHORT: ReadonlyMap<string, string> = new Map(
  (
    'u you|ur your|r are|y why|n and|b4 before|2day today|2moro tomorrow|l8r later|gr8 great|m8 mate|' +
    'pls please|plz please|thx thanks|thnx thanks|tnx thanks|ty thanks|tysm thanks|thankyou thanks|' +
    'ppl people|sb somebody|sth something|smth something|evrything everything|everthing everything|' +
    'bc because|cuz because|coz because|w with|wo without|rn now|atm now|asap soon|msg message|' +
    'msgs messages|convo conversation|convos conversations|pw password|pwd password|pass password|' +
    'passwort password|passwd password|acct account|acc account|acount account|sub subscription|' +
    'subs subscription|abo subscription|info information|pic picture|pics pictures|foto photo|' +
    'tel telephone|ph phone|mins minutes|hrs hours|app app|apps app|bf boyfriend|gf girlfriend|' +
    'mum mother|mom mother|dad father|bro brother|sis sister|meds medication|docs doctor|' +
    'usd dollars|bucks dollars|quid dollars|eur euros|ios iphone|cc card|cel phone|cell phone|' +
    'frm from|abt about|hw how|wat what|wut what|wht what|whats what is|hows how is|wheres where is|' +
    'cancle cancel|recieve receive|recieved received|adress address|langauge language|thier their|' +
    'pictur picture|safty safety|libary library|kinda kind of|gonna going to|wanna want to|' +
    'gotta have to|gimme give me|lemme let me|dunno do not know|aint is not|yall you|ya you'
  )
    .split('|')
    .map((pair) => {
      const at = pair.indexOf(' ');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
);

/** Lower case, without accents and apostrophes, short forms written out; for reading only. */
export function spelledOut(text: string): string {
  return (plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .map((word) => SHORT.get(word) ?? word)
    .join(' ');
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u2019']/g, '')
    .toLowerCase();
