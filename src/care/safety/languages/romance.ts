/** Spanish, Portuguese, French and Italian. */
import { language, rule } from './build.ts';

export const SPANISH = language(
  'es',
  {
    words:
      'quiero quisiera estoy soy mi el los las una un todas todo todos ya voy tengo sin nadie con por para que vivir morir ojala esto adios pastillas vida al anoche en tome puedo hoy esta ayer marido esposo papa',
  },
  [
    rule(
      'imminent',
      ' (?:esta noche|hoy|manana|ahora|ya|este fin de semana|en un rato)(?: \\p{L}+){0,4} (?:me voy a (?:matar|suicidar|quitar la vida)|me mato|me suicido|voy a (?:matarme|suicidarme|quitarme la vida|hacerlo|acabar con (?:mi vida|todo)))',
    ),
    rule(
      'imminent',
      ' (?:me voy a (?:matar|suicidar|quitar la vida)|voy a (?:matarme|suicidarme|quitarme la vida))(?: \\p{L}+){0,6} (?:esta noche|hoy|manana|ahora|ya|cuando)',
    ),
    rule(
      'imminent',
      ' (?:me tome|tome|me trague|trague|me he tomado|he tomado|acabo de tomar)(?: \\p{L}+){0,3} (?:todas|todo|un monton|muchas|el frasco|la caja|un puno|\\d\\d)(?: \\p{L}+){0,4}',
      'cafe|cerveza|vino|agua|accidente',
    ),
    rule(
      'imminent',
      ' (?:pastillas|pistola|cuchillo|navaja|soga|cuerda|arma|veneno) (?:en la mano|en mis manos|aqui|lista|listas|preparad|a mi lado|en la boca|al cuello)',
    ),
    rule(
      'imminent',
      ' (?:estoy en el (?:puente|techo|borde)|al borde del puente|en la azotea)(?: \\p{L}+){0,6}',
      'foto|trabajando|fiesta|fumando',
    ),
    rule(
      'imminent',
      ' (?:ya )?(?:escribi|deje|estoy escribiendo) (?:mi|la|una) (?:carta|nota) (?:de despedida|suicida|para despedirme)|adios a todos|esto es un adios|es mi ultima noche|(?:ya )?tengo (?:todo|el plan) (?:listo|preparado|planeado) para (?:morir|irme|matarme)|manana (?:ya )?no (?:voy a estar|estare)|intente (?:matarme|suicidarme|ahorcarme) (?:anoche|ayer|hoy|esta)',
    ),
    rule(
      'active_ideation',
      ' (?:quiero|quisiera|voy a|pienso|pensado en|pensando en|pensar en|ganas de|planeo|deseo|gustaria|podria|idea de) (?:\\p{L}+ )?(?:matarme|suicidarme|quitarme la vida|ahorcarme|tirarme|cortarme las venas|acabar con mi vida|terminar con mi vida|acabar con todo|pegarme un tiro|lanzarme)|me (?:quiero|voy a|quisiera) (?:matar|suicidar|ahorcar|quitar la vida|tirar)|suicidi(?:o|a) |suicidarme|me suicido|pensamientos suicidas|soy suicida',
      'pelicula|libro|noticia|prevencion|escuadron|mi (?:hermano|amigo|primo|tio) se suicido|linea de',
    ),
    rule(
      'passive_ideation',
      ' (?:no quiero (?:seguir )?(?:vivir|viviendo|existir|estar aqui|estar viva|estar vivo|despertar)|ya no quiero (?:vivir|seguir|estar|nada)|(?:me )?(?:quiero|quisiera|gustaria|ganas de|deseo|prefiero|preferiria) (?:morir|morirme|estar muert|desaparecer|no (?:haber nacido|existir|despertar))|quisiera estar muert|ojala (?:no |nunca |me |estuviera )*(?:desperta|despierte|muera|muriera|muert|hubiera nacido|existiera)|(?:mejor|felices|tranquil\\p{L}+)(?: \\p{L}+){0,2} (?:sin mi|si no (?:existiera|estuviera)|si me muero|si yo no)|no (?:tiene|le veo|veo|hay) (?:\\p{L}+ )?(?:sentido|razon|motivo)(?: \\p{L}+){0,2} (?:vivir|la vida|seguir|viviendo)|la vida no (?:vale|tiene)|no vale la pena (?:vivir|seguir)|(?:cansad|hart)\\p{L} de (?:vivir|la vida|esta vida|existir)|no aguanto (?:mas )?(?:la vida|vivir|esta vida)|nadie me extranaria|soy una carga|no merezco vivir|nunca (?:hubiera )?nacido|dormir(?:me)? y no despertar|dormir para siempre)',
      'no quiero morir|vergüenza|verguenza|risa|hambre|verte|sueno',
    ),
    rule(
      'self_harm',
      ' (?:me (?:corto|corte|quemo|lastimo|hago dano|autolesion\\p{L}+|he cortado|rasguno)(?! el pelo| el cabello| las unas)|cortarme(?! el pelo)|autolesi\\p{L}+|hacerme dano|lastimarme)',
      'cocin|accidente|sin querer|pelo|cocina',
    ),
    rule(
      'abuse',
      ' (?:mi |el |la )?(?:marido|esposo|esposa|novio|novia|pareja|papa|padre|mama|madre|padrastro|hermano|ex|jefe|tio|el) (?:\\p{L}+ )?(?:me (?:pega|golpe\\p{L}+|maltrata|viol\\p{L}+|amenaza|abusa|abuso|toca|encierra|insulta y|estrangul\\p{L}+|ahorc\\p{L}+)|abusa de mi)|me (?:violaron|violo|abusaron|pegan|golpean|esta pegando)|abus(?:o|aron|a) de mi',
      'pega gritos|videojuego',
    ),
    rule(
      'harm_to_others',
      ' (?:quiero|voy a|ganas de) (?:matar|matarlo|matarla|apunalar|golpear|disparar)(?:lo|la|los|las)?(?: a)? ?(?:mi|el|ella|todos|ellos|alguien|esa|ese|mis)?',
      'el tiempo|matarme|videojuego|moscas|me quiero',
    ),
    rule(
      'medical_emergency',
      ' (?:dolor|presion)(?: \\p{L}+){0,3} (?:en el )?pecho|no (?:puedo|puede) respirar|no respira|no despierta|infarto|derrame|sobredosis|convuls',
      'ataque de panico|ansiedad|casi me da',
    ),
    rule(
      'distress',
      ' (?:estoy|me siento|ando) (?:\\p{L}+ )?(?:triste|deprimid|sol[ao]|mal|vaci|ansios|agobiad)',
    ),
  ],
);

export const PORTUGUESE = language(
  'pt',
  {
    words:
      'eu quero queria vou meu minha nao estou tomei essa esta uma um todos tudo mais vida sem ninguem voce em na com por para que pra marido pai hoje tenho ele sou ando',
  },
  [
    rule(
      'imminent',
      ' (?:vou me (?:matar|suicidar|enforcar|jogar)|vou (?:tirar minha vida|acabar com (?:minha vida|tudo)))(?: \\p{L}+){0,6} (?:hoje|agora|esta noite|essa noite|amanha|a noite|quando)|(?:hoje|agora|amanha|esta noite|essa noite)(?: \\p{L}+){0,4} (?:vou me (?:matar|suicidar)|eu me mato|vou acabar com)',
    ),
    rule(
      'imminent',
      ' (?:tomei|engoli|acabei de tomar|ja tomei) (?:\\p{L}+ )?(?:todos|todas|tudo|um monte|muitos|a cartela|a caixa|o frasco|\\d\\d)(?: \\p{L}+){0,4}',
      'cafe|cerveja|agua|vinho|sem querer',
    ),
    rule(
      'imminent',
      ' (?:remedios|comprimidos|arma|faca|corda|gilete|veneno) (?:na mao|nas maos|na minha mao|aqui|prontos|pronta|do meu lado|na boca)|(?:estou|to) (?:na|em cima da) (?:ponte|beirada)|carta de (?:despedida|suicidio)|adeus a todos|(?:essa|esta) e minha ultima noite|tentei me (?:matar|suicidar|enforcar) (?:ontem|hoje|essa)',
      'foto|trabalho',
    ),
    rule(
      'active_ideation',
      ' (?:(?:quero|queria|vou|penso em|pensei em|pensando em|pensado em|vontade de|planejo|ideia de) (?:me )?(?:matar|suicidar|enforcar|me matar|suicidio|tirar (?:a )?minha(?: propria)? vida|acabar com (?:a )?minha vida|acabar com tudo|dar um fim|me jogar)|me matar|suicidi(?:o|a) |suicidar|pensamentos suicidas)',
      'vai me matar|filme|livro|noticia|prevencao|quer me matar|vao me matar|setembro amarelo|esquadrao',
    ),
    rule(
      'passive_ideation',
      ' (?:nao (?:quero|queria|aguento|consigo) (?:mais )?(?:viver|existir|estar (?:aqui|viva|vivo)|acordar)|(?:quero|queria|vontade de|prefiro|preferia|desejo|gostaria de) (?:so )?(?:morrer|estar mort|sumir|desaparecer|nao (?:ter nascido|existir|acordar))|(?:nunca|nao) (?:mais )?acordar|dormir (?:e|pra|para) (?:nao|nunca|sempre)|(?:melhor|felizes|bem)(?: \\p{L}+){0,2} (?:sem mim|se eu (?:nao existisse|morresse|sumisse))|(?:vida|viver) nao (?:tem|faz|vale)(?: \\p{L}+){0,2}|nao (?:vejo|tem|ha) (?:\\p{L}+ )?(?:sentido|razao|motivo)(?: \\p{L}+){0,3} (?:viver|vida|continuar)|cansad\\p{L} de viver|nao vale a pena viver|sou um (?:peso|fardo)|ninguem (?:vai )?sentir(?:ia)? (?:minha )?falta|nao mereco viver|nunca (?:ter|tivesse) nascido)',
      'nao quero morrer|rir|fome|vergonha|saudade',
    ),
    rule(
      'self_harm',
      ' (?:eu )?me (?:corto|cortei|machuco|machuquei|queimo|mutil\\p{L}+)|me cortar|automutila\\p{L}+|me machucar',
      'cozinha|cozinhando|sem querer|cabelo|futebol|academia|acidente',
    ),
    rule(
      'abuse',
      ' (?:marido|namorado|namorada|esposa|esposo|parceiro|pai|mae|padrasto|irmao|ex|chefe|tio|ele|ela) (?:\\p{L}+ )?(?:me (?:bate|bateu|espanca|agride|agrediu|estupr\\p{L}+|ameaca|ameacou|abus\\p{L}+|toca|tranca|enforc\\p{L}+)|abus\\p{L}+ de mim)|fui (?:estuprad|abusad|agredid)\\p{L}|me (?:estupraram|bateram)',
    ),
    rule(
      'harm_to_others',
      ' (?:quero|vou) (?:matar|esfaquear|atirar n)(?: \\p{L}+)? ?(?:ele|ela|meu|minha|todos|alguem|esse|essa)',
      'tempo|me matar|jogo',
    ),
    rule(
      'medical_emergency',
      ' (?:dor|aperto)(?: \\p{L}+){0,3} peito|nao (?:consigo|consegue) respirar|nao (?:esta respirando|respira|acorda)|infarto|avc|overdose|convuls',
      'panico|ansiedade|quase tive',
    ),
    rule(
      'distress',
      ' (?:estou|to|ando|me sinto) (?:\\p{L}+ )?(?:triste|deprimid|sozinh|mal|vazi|ansios|cansad)',
    ),
  ],
);

export const FRENCH = language(
  'fr',
  {
    words:
      "je j' mon mes ne n' suis veux vais sans c'est mari pere il elle vie envie mourir vivre marre personne moi soir pourquoi pense dans",
  },
  [
    rule(
      'imminent',
      " (?:je vais me (?:tuer|suicider|pendre|jeter|foutre en l'air)|je me (?:tue|suicide)|je vais (?:en finir|mettre fin a mes jours))(?: [\\p{L}']+){0,6} (?:ce soir|maintenant|aujourd'hui|demain|cette nuit|ce week|bientot|quand)|(?:ce soir|maintenant|demain|cette nuit|aujourd'hui)(?: [\\p{L}']+){0,3} (?:je vais me (?:tuer|suicider)|je me (?:tue|suicide)|j'en finis|je vais en finir)",
    ),
    rule(
      'imminent',
      " (?:j'ai|je viens d'|je viens de) ?(?:avale|avaler|pris|prendre|gobe)(?: [\\p{L}']+){0,3} (?:toute?s?|boite|plaquette|beaucoup|plein|\\d\\d|flacon)(?: [\\p{L}']+){0,5}",
      'cafe|train|metro|eau|vin|mon temps|affaires|par erreur|photos|notes',
    ),
    rule(
      'imminent',
      " (?:cachets|medicaments|pistolet|couteau|lame|corde|arme|pilules) (?:dans la main|a la main|devant moi|sont prets|dans les mains|autour du cou)|je suis (?:sur|au bord) (?:du|le|d'un) (?:pont|toit|vide)|lettre (?:d'adieu|de suicide)|adieu (?:tout le monde|a tous)|c'est ma derniere (?:nuit|soiree)|j'ai (?:essaye|tente) de me (?:tuer|suicider|pendre)(?: [\\p{L}']+){0,3} (?:hier|ce matin|cette|aujourd'hui|la nuit)",
      'photo|travail|il y a .* ans',
    ),
    rule(
      'active_ideation',
      " (?:(?:veux|voudrais|vais|envie de|pense a|pense souvent a|penser a|songe a|idee de|compte|j'aimerais) (?:\\p{L}+ )?(?:me (?:tuer|suicider|pendre|foutre en l'air|jeter|tirer une balle|flinguer)|mettre fin a (?:mes jours|ma vie)|en finir)|suicid(?:e|er|aire|aires)|me suicider|m'oter la vie|en finir avec (?:la vie|tout|ma vie))",
      "film|livre|prevention|numero|escouade|article|va me tuer|vont me tuer|s'est suicide|reunion|en finir avec (?:ce|cette)",
    ),
    rule(
      'passive_ideation',
      " (?:(?:ne |n')?(?:veux|voudrais|ai) (?:plus|pas) (?:vivre|exister|etre la|me reveiller|envie de vivre|continuer a vivre|la force de vivre|etre en vie)|(?:veux|voudrais|j'aimerais|envie de|prefererais|prefere) (?:juste )?(?:mourir|etre mort|disparaitre|crever|ne (?:plus|pas|jamais) (?:exister|me reveiller|etre ne))|(?:ne |n')?(?:jamais|plus|pas)(?: me)? reveiller|jamais (?:ne|nee)|mieux(?: [\\p{L}']+){0,2} (?:sans moi|si je (?:n'etais|mourais|disparaissais))|(?:vie|vivre)(?: [\\p{L}']+){0,3} (?:aucun sens|pas de sens|plus de sens|pas la peine|rien)|plus (?:aucune )?raison de vivre|a quoi (?:bon|ca sert de) vivre|marre de (?:vivre|la vie)|fatiguee? de vivre|un (?:fardeau|poids)|personne ne me regretter|ne merite pas de vivre|dormir pour toujours)",
      'ne veux pas mourir|veux pas mourir|rire|faim|honte|quartier|paris|avec (?:lui|elle)',
    ),
    rule(
      'self_harm',
      ' (?:je me (?:scarifie|coupe|mutile|brule|fais du mal|taillade|blesse)|me (?:scarifier|mutiler|couper|faire du mal)|automutil\\p{L}*|scarifi\\p{L}*)',
      'cheveux|cuisine|doigt|faire du mal a|accident|coupe du monde',
    ),
    rule(
      'abuse',
      " (?:mari|copain|conjoint|compagnon|pere|mere|beau pere|femme|copine|frere|ex|patron|oncle|il|elle) (?:\\p{L}+ )?(?:me (?:frappe|bat|viole|menace|cogne|maltraite|touche|enferme|gifle|tape|force|etrangle)|m'a (?:frappee?|violee?|battue?|etranglee?|touchee?|giflee?|agressee?|forcee?|menacee?)|abuse de moi)|on m'a (?:viole|agresse|frappe)\\p{L}*|j'ai ete (?:viole|agresse|abuse|battu)\\p{L}*",
      'tape sur les nerfs|jeu|film',
    ),
    rule(
      'harm_to_others',
      " (?:veux|vais|envie de) (?:le|la|les) ?(?:tuer|poignarder|buter|frapper)|(?:veux|vais|envie de) (?:tuer|poignarder|buter) (?:mon|ma|mes|quelqu'un|ce|cette|tout)",
      'temps|me tuer|jeu|mouche',
    ),
    rule(
      'medical_emergency',
      " (?:douleur|mal|oppression)(?: [\\p{L}']+){0,3} (?:poitrine)|(?:ne |n')?(?:arrive|peux|peut) (?:plus|pas)(?: a)? respirer|ne respire (?:plus|pas)|ne se reveille pas|infarctus|avc|overdose|crise cardiaque|convuls",
      'panique|angoisse|failli faire',
    ),
    rule(
      'distress',
      ' (?:je suis|je me sens) (?:\\p{L}+ )?(?:triste|deprime|seule?|mal|vide|angoiss|a bout)',
    ),
  ],
);

export const ITALIAN = language(
  'it',
  {
    words:
      'voglio vorrei mi mio mia sono ho non di il che stasera tutti tutte la vita lui lei penso questa domani senza piu',
  },
  [
    rule(
      'imminent',
      " (?:(?:stasera|oggi|domani|adesso|ora|questa notte|stanotte)(?: [\\p{L}']+){0,3} (?:mi (?:ammazzo|uccido|suicido|butto|impicco)|la faccio finita|mi tolgo la vita)|(?:mi (?:ammazzo|uccido|suicido|impicco)|la faccio finita|mi tolgo la vita|mi uccidero|mi ammazzero)(?: [\\p{L}']+){0,4} (?:stasera|oggi|domani|adesso|ora|stanotte|quando))",
    ),
    rule(
      'imminent',
      " (?:ho|appena) (?:preso|ingoiato|inghiottito|mandato giu)(?: [\\p{L}']+){0,2} (?:tutt[aeio]|un sacco|tante|troppe|la scatola|il flacone|\\d\\d)(?: [\\p{L}']+){0,4}",
      'caffe|treno|acqua|vino|per sbaglio|tempo|note',
    ),
    rule(
      'imminent',
      " (?:pillole|pistola|coltello|lametta|corda|pastiglie|arma) (?:in mano|tra le mani|davanti|pront|al collo|alla gola)|sono (?:sul|sulla|in cima al) (?:ponte|tetto|bordo|cornicione)|lettera d'addio|addio a tutti|questa e la mia ultima (?:notte|sera)|ho (?:provato|tentato|cercato) (?:a|di) (?:uccidermi|suicidarmi|ammazzarmi|impiccarmi)(?: [\\p{L}']+){0,3} (?:ieri|oggi|stamattina|stanotte)",
      'foto|lavoro|anni fa',
    ),
    rule(
      'active_ideation',
      ' (?:(?:voglio|vorrei|penso(?: spesso)? (?:a|al|di)|pensando (?:a|di)|pensato (?:a|di)|voglia di|idea di|potrei|intenzione di) (?:\\p{L}+ )?(?:uccidermi|ammazzarmi|suicidarmi|suicidio|togliermi la vita|farla finita|impiccarmi|buttarmi|morire per mano|spararmi|tagliarmi le vene)|mi voglio (?:uccidere|ammazzare|suicidare)|suicid(?:io|armi|a) |pensieri suicidi|farla finita|mi (?:uccido|suicido))',
      'film|libro|notizi|prevenzione|squadra suicida|mi uccide|farla finita con (?:lui|lei|questo|questa)',
    ),
    rule(
      'passive_ideation',
      " (?:non (?:voglio|vorrei|ho voglia di|riesco) (?:piu )?(?:a )?(?:vivere|esistere|esserci|stare al mondo|svegliarmi|essere viv)|(?:voglio|vorrei|preferirei|voglia di|desidero) (?:solo )?(?:morire|essere mort|sparire|scomparire|non (?:esistere|essere (?:mai )?nat|svegliarmi))|(?:non|mai) (?:svegliarmi|svegliarsi)(?: piu)?|meglio(?: [\\p{L}']+){0,2} (?:senza di me|se (?:io )?(?:non ci fossi|morissi|sparissi))|(?:vita|vivere)(?: [\\p{L}']+){0,2} (?:non (?:ha|vale)|senza senso)|non (?:ha|c'e|vedo)(?: [\\p{L}']+){0,3} (?:senso|motivo|ragione) (?:di |per )?(?:vivere|vita|andare avanti)|stanc[oa] di vivere|sono un peso|nessuno sentirebbe la mia mancanza|non merito di vivere|mai (?:essere )?nat[oa]|dormire per sempre)",
      'non voglio morire|ridere|fame|vergogna|casa|citta',
    ),
    rule(
      'self_harm',
      ' mi (?:taglio|sono tagliat\\p{L}|ferisco|faccio del male|brucio|graffio)|tagliarmi|autolesion\\p{L}*|farmi del male',
      'capelli|cucin|dito|incidente|per sbaglio',
    ),
    rule(
      'abuse',
      ' (?:marito|fidanzato|fidanzata|compagno|moglie|padre|papa|madre|patrigno|fratello|ex|capo|zio|lui|lei) (?:\\p{L}+ )?(?:mi (?:picchia|ha picchiat\\p{L}|maltratta|violenta|ha violentat\\p{L}|minaccia|ha minacciat\\p{L}|tocca|chiude|mena|schiaffeggia|strangola|stupra|ha stuprat\\p{L}|ha toccat\\p{L})|abusa di me)|sono stat[ao] (?:violentat|stuprat|picchiat|abusat|aggredit)\\p{L}',
    ),
    rule(
      'harm_to_others',
      " (?:voglio|vorrei|sto per) (?:ucciderlo|ucciderla|ammazzarlo|ammazzarla|uccidere|accoltellare)(?: [\\p{L}']+)?",
      'tempo|uccidermi|gioco|zanzare',
    ),
    rule(
      'medical_emergency',
      " (?:dolore|peso|male)(?: [\\p{L}']+){0,2} petto|non (?:riesco|riesce) a respirare|non respira|non si sveglia|infarto|ictus|overdose|convuls",
      'panico|ansia|quasi',
    ),
    rule('distress', ' (?:sono|mi sento) (?:\\p{L}+ )?(?:triste|depress|sol[oa]|male|vuot|ansios)'),
  ],
);
