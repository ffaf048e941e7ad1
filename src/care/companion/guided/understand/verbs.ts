/** Verbs in all their forms: what a clause must have before it is said back. */
const BASE =
  'accept ache act admit afford agree aim allow annoy answer apologise appear apply argue arrive ask avoid bake be beg begin behave believe belong bet blame book bother break breathe bring build burn buy call calm cancel care carry catch cause change chase cheat check choose clean climb close collapse come compare complain concentrate control cook cope count cover crave crash criticise cry cut cycle dance date deal decide deny depend deserve die disappear disappoint discuss disturb do doubt drag dread dream drift drink drive drop eat embarrass end enjoy escape exist expect explain explode face fail fall fear feel fight fill find finish fit fix flinch fly focus follow forget forgive freeze get give go grab grieve grow guess happen hate have hear help hesitate hide hit hold hope hug hurt ignore imagine improve insist interrupt invite join judge jump keep kick kiss knock know lack last laugh lay lead learn leave lend let lie like listen live lock look lose love make manage marry matter mean meet mention mess message mind miss mourn move need notice obsess offer open owe pack panic pass pay phone pick plan play please point pour practise pray prefer prepare pretend promise protect prove pull push put quit raise reach read realise rely remember remind rent repeat reply resent rest retire return ring row rub ruin run save say scare scream scroll see seem sell send separate share shake shout show shower shut sigh sing sit sleep slip smell smile smoke snap sob sort sound speak spend spiral split stand stare start stay steal stick stop struggle study suffer suggest suppose surprise swallow swear take talk teach tell text thank think threaten throw touch trip trust try turn understand upset use visit vomit wait wake walk want warn wash waste watch wear weep whisper win wish wonder work worry worsen write yell zone scratch gamble relapse overthink ruminate procrastinate shut drain weigh sulk tease bully roll joke clap nod bark scold praise compliment hire fire sack promote propose dump ghost block post stalk park faint slap punch shove choke swim draw paint gossip correct grade email assume insult mock flirt cuddle remarry divorce adopt raise feed dress iron repair plant water dig leak flood retire resign graduate enrol revise cram ditch sin preach celebrate mourn bury inherit borrow invest budget collapse heal bleed itch tremble shiver blush stammer stutter snore cough swallow inhale relax meditate stretch exercise jog hike climb unpack settle decorate tidy hoover rearrange shame gaslight manipulate boss nag moan whine grumble mutter mumble linger replace remove marry arrange organise book treat trick abandon betray reject welcome adore admire envy pity respect trust rescue save serve supply support survive suspect tempt tend text threaten thrive tire toss track trade train transfer travel treat trim type unfold vanish volunteer wander warm weaken weigh whistle wipe wonder wrap yearn teach tutor coach lecture ground evict rent lodge sublet insure claim sue prosecute arrest jail bail witness testify elect vote protest march strike comfort console distract soothe calm upset unsettle bother pester annoy irritate anger enrage disgust shock stun surprise confuse puzzle bore interest excite thrill please satisfy delight charm shrug vary differ count belong matter belong owe fancy flake bail ring bin nick swap argue bicker sneak lurk hover crumble wobble panic rise hang sink swing spin fold hand head hope land level limp lean bite blow deal dig fly feed kneel ride sweep swing crawl email describe squeeze overtake recognise recognize apologize realize announce boast brag develop disagree discover dismiss earn edit encourage ensure excuse express fasten fetch frown fuss gather giggle glance grin haunt hiss hurry intend interfere introduce lick lift loathe nudge obey occur offend overhear peel persuade pile polish produce provide punish pursue react recover refer release relieve remain repay represent resist respond reveal rinse rob rush scrape scrub select shave shine skip slam smash smirk snatch sniff soak spill spoil squash stir strip stroke stuff suck switch tap tick tie tighten tip tug twist unlock wag whip wink wrestle yank yawn knit sew boil fry chop stitch lash plead ponder reckon relent scoff seize sneer stumble vow own shift'.split(
    ' ',
  );
const IRREGULAR =
  'am is are was were been has had did does done went gone came became began broke brought built bought caught chose drank drunk drove ate fell felt fought found forgot forgave froze got gave grew hid held kept knew laid led left lent lost made meant met paid put read rang ran said saw sold sent shook shut sang sat slept spoke spent stood stole stuck swore took taught told thought threw understood woke wore won wrote cut hit hurt let quit cost shot slid bent bled fled wept tore burst bit blew dealt dug dreamt flew fed knelt learnt leapt rose sank swam swept swung clung crept drew hung overslept rode smelt burnt spoilt spat spun stung struck withdrew overtook overheard spilt heard'.split(
    ' ',
  );
const MODAL =
  "can could will would should may might must can't cannot couldn't won't wouldn't shouldn't don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't ain't gonna wanna gotta used";

export const VERBS = new Set([...IRREGULAR, ...MODAL.split(' ')]);
for (const verb of BASE) {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const y = /[^aeiou]y$/.test(verb) ? verb.slice(0, -1) : null;
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.slice(-1) : verb;
  for (const form of [
    verb,
    y ? `${y}ies` : `${verb}s`,
    `${verb}es`,
    y ? `${y}ied` : `${stem}ed`,
    `${doubled}ed`,
  ])
    VERBS.add(form);
}

// What the rule makes of "be" is furniture.
VERBS.delete('bed');

const PAST = new Set(
  IRREGULAR.filter(
    (word) =>
      !/^(?:am|is|are|has|does|put|read|let|cut|hit|hurt|cost|burst|quit|shut|gone|been|done)$/.test(
        word,
      ),
  ),
);

export const isPastForm = (verb: string): boolean => PAST.has(verb) || /ed$/.test(verb);
