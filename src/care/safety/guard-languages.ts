/** The gravest of what no generated text may say, in the languages people write to it beside English. */
import { fold } from './normalise.ts';

interface Forbidden {
  readonly reason: 'agreement' | 'medicine' | 'posing' | 'method';
  /** Over words between single spaces, lower case and without accents. */
  readonly match: RegExp;
  readonly unless?: RegExp;
}

const rule = (reason: Forbidden['reason'], match: string, unless?: string): Forbidden => ({
  reason,
  match: new RegExp(` (?:${match}) `),
  ...(unless ? { unless: new RegExp(` (?:${unless}) `) } : {}),
});

/** After the English rules of guard-rules.ts, for the five languages that the detector reads by word. */
const RULES: readonly Forbidden[] = [
  rule(
    'method',
    '(?:dosis|dose) (?:letal|mortal|mortelle|fatal|fatale)|dosi (?:letale|mortale|fatale)|todlich[a-z]* (?:dosis|menge)',
  ),
  // Spanish
  rule(
    'medicine',
    '(?:dej[ae]|suspend[ae]|interrump[ae]|abandon[ae]|tira|duplica|dobla|aumenta|reduce|toma el doble)(?: de (?:tomar)?)? ?(?:el|la|los|las|tus?|sus?|es[ae]s?|esos|de|mas)(?: (?:tu|la|las))? (?:pastillas?|medicacion|medicamentos?|medicinas?|antidepresivos?|dosis)',
    'no|sin|antes|medic[oa]|psiquiatra|quien|si|has|habla[a-z]*|pregunta[a-z]*|farmaceutic[oa]',
  ),
  rule(
    'agreement',
    'mejor sin ti|(?:deberias|tienes que|puedes) (?:morir|morirte|matarte|suicidarte|quitarte la vida)|matate|suicidate|eres una carga|no hay (?:ninguna )?esperanza|no queda esperanza|tu vida no vale',
    'no es (?:verdad|cierto|asi)|no eres|piens[a-z]*|pens[a-z]*|crees?|creer|sient[a-z]*|sent[a-z]*|dices?|dijiste|escrib[a-z]*|parece|idea|voz|como si',
  ),
  rule(
    'posing',
    'soy (?:un ser humano|humano|humana|una persona|(?:un |una )?(?:psicolog[oa]|terapeuta|medic[oa]|psiquiatra))',
    'no soy|ni soy|tampoco',
  ),
  // Portuguese
  rule(
    'medicine',
    '(?:par[ae] de tomar|deix[ae] de tomar|suspenda|interrompa|largue|dobre|aumente|reduza)(?: (?:o|a|os|as|seus?|suas?|teus?|tuas?|esses?|essas?)){1,2} (?:remedios?|comprimidos?|medicacao|medicamentos?|antidepressivos?|dose)',
    'nao|sem|antes|medic[oa]|psiquiatra|quem|se|fal[a-z]*|pergunt[a-z]*|farmaceutic[oa]',
  ),
  rule(
    'agreement',
    'melhor sem (?:voce|ti)|(?:deveria|devia|devias|pode) (?:morrer|se matar|matar se|suicidar se)|se mate|mate se|(?:voce e|es) um (?:peso|fardo)|nao ha (?:mais |nenhuma )?esperanca|(?:sua|tua) vida nao vale',
    'nao e (?:verdade|assim)|pens[a-z]*|ach[a-z]*|sent[a-z]*|diz|disse|escrev[a-z]*|parece|ideia|voz|como se',
  ),
  rule(
    'posing',
    'sou (?:um ser humano|humano|humana|uma pessoa|(?:um |uma )?(?:psicolog[oa]|terapeuta|medic[oa]|psiquiatra))',
    'nao sou|nem sou|tambem nao',
  ),
  // French
  rule(
    'medicine',
    '(?:arretez?|stoppez?|cessez?|doublez?|augmentez?|reduis|reduisez|sautez?)(?: de prendre)? (?:le|la|les|ta|ton|tes|votre|vos|ces?|cette) (?:medicaments?|traitement|comprimes?|antidepresseurs?|pilules?|cachets?|dose)',
    'ne?|pas|sans|avant|medecin|psychiatre|qui|si|parl[a-z]*|pharmacien|jamais',
  ),
  rule(
    'agreement',
    '(?:mieux|plus heureux) sans (?:toi|vous)|(?:devrais|devriez|peux|pouvez) (?:mourir|te tuer|vous tuer|te suicider|vous suicider)|tue toi|suicide toi|(?:tu es|vous etes) un (?:fardeau|poids)|il n y a (?:plus |pas |aucun )(?:d )?espoir|(?:ta|votre) vie ne vaut',
    'vrai|faux|pens[a-z]*|croi[a-z]*|croyez|sens|sentez|sentiment|dis|dites|ecri[a-z]*|impression|idee|voix|comme si|semble',
  ),
  rule(
    'posing',
    'je suis (?:un etre humain|humain|humaine|une (?:vraie )?personne|(?:un |une )?(?:psychologue|therapeute|medecin|psychiatre))',
  ),
  // Italian
  rule(
    'medicine',
    '(?:smetti di prendere|smetta di prendere|interromp[ia]|sospend[ia]|raddoppia|aumenta|riduci|salta)(?: (?:il|lo|la|i|gli|le|tuo|tua|tuoi|tue|suo|sua|suoi|sue)){1,2} (?:pillol[ae]|pastigli[ae]|compress[ae]|farmac[oi]|medicin[ae]|antidepressiv[oi]|dose)',
    'non|senza|prima|medico|psichiatra|chi|se|parl[a-z]*|chied[a-z]*|farmacista',
  ),
  rule(
    'agreement',
    '(?:meglio|piu felici) senza di te|(?:dovresti|puoi) (?:morire|ucciderti|ammazzarti|suicidarti)|ucciditi|ammazzati|sei (?:solo )?un peso|non c e (?:piu |alcuna |nessuna )?speranza|la tua vita non vale',
    'non e (?:vero|cosi)|pens[a-z]*|cred[a-z]*|sent[a-z]*|dici|detto|dice|scritt[oa]|scriv[a-z]*|idea|voce|come se|sembra',
  ),
  rule(
    'posing',
    'sono (?:un essere umano|umano|umana|una persona|(?:un |una |uno )?(?:psicolog[oa]|psicoterapeuta|terapeuta|medico|psichiatra))',
    'non sono',
  ),
  // German
  rule(
    'medicine',
    '(?:setz|setze|setzen sie|lass|lassen sie)(?: [a-z]+){1,2} (?:tabletten|medikamente?|antidepressiva|pillen|mittel)(?: [a-z]+)? (?:ab|weg)|(?:verdopple|verdoppel|verdoppeln sie|erhohe|senke|reduziere)(?: [a-z]+){1,2} (?:dosis|tabletten|medikamente?)',
    'nicht|nie|ohne|arzt|arztin|psychiater|psychiaterin|wenn|ob|bevor|apotheke',
  ),
  rule(
    'medicine',
    '(?:nimm|nehmen sie)(?: [a-z]+){1,2} (?:tabletten|medikamente?|antidepressiva|pillen) (?:[a-z]+ )?nicht mehr',
  ),
  rule(
    'agreement',
    'ohne dich(?: [a-z]+){0,4} (?:besser|glucklicher|leichter)|(?:besser|glucklicher)(?: [a-z]+)? ohne dich|du (?:solltest|kannst|konntest) (?:dich (?:[a-z]+ )?(?:umbringen|toten)|sterben)|bring dich (?:doch )?um|du bist (?:nur |doch )?eine (?:last|belastung)|es gibt keine hoffnung|dein leben ist (?:nichts wert|wertlos|sinnlos)',
    'stimmt nicht|nicht wahr|denk[a-z]*|gedacht|glaub[a-z]*|fuhl[a-z]*|gefuhl|sag[a-z]*|gesagt|schreib[a-z]*|geschrieben|gedanken?|stimme|als ob|scheint|kommt dir|klingt',
  ),
  rule(
    'posing',
    'ich bin (?:ein (?:echter )?mensch|eine (?:echte )?person|menschlich|(?:ein |eine )?(?:psychologe|psychologin|therapeut|therapeutin|arzt|arztin|psychiater|psychiaterin))',
  ),
];

/** Reasons for which a text in another language than English is not to be shown. */
export function forbiddenElsewhere(text: string): string[] {
  const reasons = new Set<string>();
  for (const sentence of fold(text).split(/[.!?;…\n]+/)) {
    const said = ` ${sentence.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
    for (const { reason, match, unless } of RULES) {
      if (match.test(said) && !unless?.test(said)) reasons.add(reason);
    }
  }
  return [...reasons];
}
