/** Words by which nobody can tell what is asked. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Say nothing anywhere; neither looked for nor found. */
export const EMPTY = words(`
  a about all also am an and any are as at be been but by can could did do does doing done for
  from get gets getting go going got had has have having he help her hi hello hey him his how i
  if in into is it its just let like m make may me might mooring much must my need no not of ok
  okay on one or our out over please s she should so some somehow than thank thanks that the
  their them then there these they this those through to too try trying us use using very want
  wanted was way we well were what when where which who whom whose why will with would yet you
  your re ve ll d t im ive id dont cant isnt doesnt wont didnt really actually tell know find
  stuff thing things something anything write mean whats see made happen happens soon back
  worried worry concerned up off still here someone somebody set every take place under show
  enough now seeing yes yeah nope needs needed needing hers mine ours yours oh etc um uh hmm ugh
  lol omg btw tbh idk shes hes theyre youre wheres hows whos thats ill cannot arent wasnt wouldnt
  couldnt shouldnt havent hasnt aint gonna wanna gotta gimme via per cos cuz cus thru u
`);

/** Said in passing: where the help content has one it counts, elsewhere it is no riddle. */
export const IN_PASSING = words(`
  long longer anybody anyone anymore everybody everyone everything everywhere nothing maybe never
  ever always already again even seem seems think thinks guess wonder wondering look looks
  looking bit lot lots many more most few each both able allowed possible exactly right wrong
  sure true good great nice fine best better bad worse worst guy guys folks man dude bro sir maam
  mate damn damned fucking fuck fucked shit shitty bloody hell wtf crap crappy stupid dumb sucks
  suck hate hates annoying annoyed weird creepy ridiculous hurt hurts eyes after before during
  since until till because though although instead within lately recently currently suddenly
  later sometimes often once today tonight yesterday tomorrow day days week weeks minute minutes
  hour hours quick quickly fast asap rn question told say says said ask asked asking explain wish
  hope love likes keep keeps keeping kept come comes coming came went gone seen saw work works
  working worked part point whole own same such other another meant supposed feel feels happened
  wonderful happy glad only first ready care hold taking took taken thought anyway away else
  three everytime everyday time times seconds ago straight middle pls plz sorry dear person ppl
  life world home house bed evening nite night wherever serious seriously totally completely
  absolutely apparently probably definitely basically literally honestly simply obviously around
  next last goes give gives gave given left run runs ran running tired sick angry mad scared
  little big small huge tiny full half put puts bring brought turn turned became become becomes
  stay stays stayed
`);
