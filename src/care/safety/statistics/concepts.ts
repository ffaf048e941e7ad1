/** Word families that mean the same for our purpose, so that the statistics learn from few examples. */

/** Class → beginnings of words; "=" in front asks for the whole word. */
const FAMILIES: Readonly<Record<string, string>> = {
  SELF: '=i =me =my =myself =mine =we =us',
  THEM: '=him =her =them =his =their =he =she =they',
  LOVED:
    'friend brother sister =mom mother =dad father parent husband wife spouse partner boyfriend girlfriend =son daughter =kid =kids child cousin uncle aunt roommate flatmate grandm grandp nephew niece student classmate coworker stepd stepm stepb stepf stepson neighbor neighbour =baby toddler family in-law girl guy =ex boss teacher coach pastor priest manager nurse carer =man landlord',
  DIE: '=die =died =dies =dying =dead death dead deadly perish =expire suicid fatal lethal mortal coffin grave funeral cemetery corpse heaven afterlife lord =god buried',
  KILL: 'kill murder hang hanging noose overdos =shoot shooting stab stabbing strangl suffocat drown poison asphyx electroc slit =neck',
  LIVE: '=live living alive exist life breath =here around =earth =world born =wake waking woke awake heart existence planet',
  NOT: '=not =never =no =nobody =nothing =none without neither =nor hardly nowhere',
  END: '=end ends ending =over finish =stop stops quit =done final last forever permanent erase vanish disappear delete gone cease =exit leave leaving =out undone',
  WANT: 'want wish hope hoping long crav desire =ready rather prefer pray beg envy like =let tempt comfort relief reliev mercy favor favour peaceful nice =okay =ok =fine glad',
  THINK:
    'think thought imagin pictur fantas daydream consider contemplat plan obsess idea urge wonder research googl mind look rehears =keep',
  WILL: '=going =will =shall about decided intend =must =gonna planned plans =ready made chosen chose picked settled sworn swear',
  SOON: 'tonight today tomorrow =now soon weekend friday saturday sunday monday tuesday wednesday thursday morning midnight minutes hour =night noon evening week asleep',
  MEANS:
    'pill tablet medic dose bottle gun pistol rifle revolver shotgun bullet =knife knives blade razor rope noose belt cord bridge roof railing ledge cliff track train platform window balcony garage exhaust gas hose insulin bleach antifreeze poison canal river lake sea quarry trigger barrel stash packs beam sill rail lithium sleeping building tall vodka car curb lane wheel needles round',
  WRIT: 'note letter goodbye farewell bye sorry will password affairs insurance gave giving text message goodnight tell love signed deleted account',
  BURDEN:
    'burden waste useless worthless trouble nuisance better lighter easier happier relax costs mistake space oxygen problem absence adapt replace weight drain',
  PAIN: 'pain hurt suffer hopeless despair exhaust tired unbearable misery torture numb empty hell sick weary trapped strength',
  REASON: 'reason point purpose meaning use future appeal look-forward hope sense',
  BODY: '=arm arms leg legs thigh wrist skin hip stomach throat neck =head face hand hands vein body ribs chest =back shoulder finger jaw mouth eye eyes lips nose temple knuckle',
  INJURE:
    'cut cutting slice slic carv burn burned scratch scrub punch hit hitting bite bit dig dug bruis bang slam bleed bled blood scar wound starv purg pinch snap pull poke needle peel line sting hammer iron candle match matches glass scissors sharp cuts',
  ONPURPOSE:
    'purpose deserve punish relapse calm relief control clean craving again feel shame hide hiding quiet',
  VIOLENT:
    'hits hit hitting beat beats beating punch punches slap slaps kick kicks chok strangl shov push throw threw whip grab drag attack assault smash pin pins belt yell scream bruis black pull pulled broke twist burned stabbed boiling pinned force forced',
  SEXUAL:
    'rape rapist sex sexual touch molest grop naked nude nudes pics pictures video undress underwear consent shower bed thigh inappropriate fondl virgin drugged roof spiked filmed marri hotel skirt private',
  CONTROL:
    'allow permission lock locked passport track tracker mileage phone money card bank isolat threat blackmail control check monitor follow stalk door key keys papers visa starve minutes pension social-security secret outside restrain order let lets',
  FEAR: 'scared afraid fear terrif eggshell safe unsafe danger home hide',
  HARMTHEM:
    'destroy revenge pay suffer weapon bomb rampage victim sharpen =hurt violent rage snap =lose skull lists list sacrifice push hammer =bat fire stab kill murder shoot poison strangl choke smash end drown',
  VOICES:
    'voice voices god angel demon devil satan command whisper order orders rays cameras tv radio spirits',
  CHEST:
    'chest heart jaw breath breathe breathing lips throat stroke droop slur speech garbled numb seizure fit faint collaps unconscious pulse limp blue grey pale clutch grab weak swell swollen epipen asthma vomit blood bleeding pregnan fever headache vision dizzy convuls choke choked sweating shaking confus responding wake passed floppy gurgling sugar bladder slow',
  INGEST:
    'took take taken taking swallow ate drank drunk downed mixed mix overdos od dose doses pill alcohol booze cleaning detergent battery',
  ACCIDENT: 'accident mistake wrong double twice thinking triple',
  WITHDRAW:
    'withdraw detox sober drink drinking alcohol xanax klonopin benzo spiders bugs shaking hallucin hearing',
  TRIVIAL:
    'homework exam test quiz meeting printer traffic boss job work office party coffee diet recipe movie song game boss level book novel story series season episode team project class school course budget lease flat apartment city vacation holiday trip camping wedding gym yoga chess deadline presentation interview pizza cake laundry karaoke zoom wifi dishes garden plants thesis essay lecture news article podcast character villain chocolate sugar smoking beach concert',
  CALM: 'happy glad love proud grateful fun funny better recovered therapy therapist helped fine okay laugh lol kidding enjoy excited promoted congrats',
  PASTTIME: 'ago used former childhood back once years year since survived',
  MINOR: 'school grade mom parents teacher thirteen fourteen fifteen eighth',
};

const BY_STEM = new Map<string, string[]>();
const WHOLE = new Map<string, string[]>();
for (const [name, stems] of Object.entries(FAMILIES)) {
  for (const stem of stems.split(' ')) {
    const map = stem.startsWith('=') ? WHOLE : BY_STEM;
    const key = stem.replace('=', '');
    map.set(key, [...(map.get(key) ?? []), name]);
  }
}

/** The families a plain word belongs to. */
export function conceptsOf(word: string): readonly string[] {
  const found = new Set(WHOLE.get(word) ?? []);
  for (let length = Math.min(word.length, 12); length >= 3; length -= 1) {
    for (const name of BY_STEM.get(word.slice(0, length)) ?? []) found.add(name);
  }
  return [...found];
}
