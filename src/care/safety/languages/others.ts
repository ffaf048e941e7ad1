/** German, Chinese, Hindi (Devanagari and Latin letters) and Arabic. */
import { language, rule } from './build.ts';

export const GERMAN = language(
  'de',
  {
    words:
      'ich mich mir nicht mein meine und das nie alle ohne er sie heute habe bin der die wurde',
  },
  [
    rule(
      'imminent',
      ' (?:heute|jetzt|heut|morgen|heute nacht|gleich|diese nacht|am wochenende)(?: \\p{L}+){0,4} (?:bringe? ich mich (?:\\p{L}+ )?um|bring ich mich um|mache? ich (?:schluss|ein ende)|nehme? ich mir das leben|springe? ich|umbringen|werde ich mich (?:umbringen|toten))|ich (?:bringe|bring) mich (?:heute|jetzt|gleich|morgen|diese)(?: \\p{L}+){0,2} um|ich werde mich (?:heute|jetzt|morgen)(?: \\p{L}+){0,2} (?:umbringen|toten)',
    ),
    rule(
      'imminent',
      ' (?:habe|hab) (?:gerade |eben |schon )*(?:alle|die ganze|eine ganze|viele|zu viele|\\d\\d|die ganzen|eine packung)(?: \\p{L}+){0,4} (?:geschluckt|genommen|eingenommen)',
      'wasser|versehentlich|aus versehen|bilder|kaffee',
    ),
    rule(
      'imminent',
      ' (?:tabletten|pistole|messer|klinge|seil|strick|waffe|pillen)(?: \\p{L}+){0,2} (?:in der hand|vor mir|bereit|liegen bereit|um den hals|neben mir)|(?:stehe|sitze|bin)(?: \\p{L}+){0,2} (?:auf|am rand)(?: \\p{L}+){0,2} (?:brucke|dach|gleis|gleisen|gelander)|abschiedsbrief|lebt wohl|(?:habe|hab) (?:gestern|heute|letzte nacht)(?: \\p{L}+){0,2} versucht mich (?:umzubringen|zu toten|zu erhangen)|habe versucht mich (?:umzubringen|zu toten)',
      'foto|vor jahren|arbeit|als ich \\d',
    ),
    rule(
      'active_ideation',
      ' (?:mich (?:\\p{L}+ )?(?:umbringen|umzubringen|toten|zu toten|erhangen|erschiessen|vergiften)|mir (?:\\p{L}+ )?das leben (?:nehmen|zu nehmen)|selbstmord|suizid|selbstmordgedanken|suizidal|suizidgedanken|meinem leben ein ende|mein leben (?:\\p{L}+ )?(?:beenden|zu beenden)|schluss machen mit (?:allem|dem leben)|vor (?:den|einen) zug (?:werfen|springen))',
      'film|buch|pravention|artikel|statistik|squad|hotline',
    ),
    rule(
      'passive_ideation',
      ' (?:(?:will|mochte|kann|mag|wollte)(?: \\p{L}+){0,2} nicht mehr (?:leben|da sein|hier sein|aufwachen|existieren|weiterleben|weitermachen|auf dieser welt)|(?:will|mochte|wollte|wurde gern\\p{L}*|wurde am liebsten|am liebsten)(?: \\p{L}+){0,4} (?:sterben|tot sein|einschlafen(?: \\p{L}+){0,3} (?:nie|nicht)|verschwinden|weg sein|nicht mehr (?:aufwachen|da sein|leben))|(?:nie|nicht) (?:wieder|mehr) aufwach\\p{L}+|ware(?: \\p{L}+){0,2} (?:lieber |besser )?(?:tot|nie geboren|nicht mehr da)|(?:ohne mich)(?: \\p{L}+){0,4} (?:besser|glucklicher|leichter)|(?:besser|glucklicher|leichter)(?: \\p{L}+){0,2} (?:ohne mich|wenn ich (?:nicht|weg|tot))|(?:leben|alles)(?: \\p{L}+){0,3} (?:keinen sinn|sinnlos|nichts mehr wert|nicht mehr lebenswert)|keinen (?:sinn|grund)(?: \\p{L}+){0,3} (?:zu leben|leben|weiter)|lebensmude|(?:eine|nur eine) (?:last|belastung) fur|niemand wurde mich vermissen|verdiene es nicht zu leben|nie geboren|fur immer (?:schlafen|einschlafen))',
      'will nicht sterben|mochte nicht sterben|vor lachen|vor scham|hunger|wohnung|in (?:berlin|dieser stadt)',
    ),
    rule(
      'self_harm',
      ' (?:ich )?(?:ritze|ritz|schneide|verletze|verbrenne) mich|mich (?:\\p{L}+ )?(?:geritzt|ritzen|zu ritzen|selbst verletz\\p{L}+|geschnitten|selbst zu verletzen)|selbstverletz\\p{L}+|mir (?:\\p{L}+ )?wehtun',
      'kuche|kochen|finger|papier|versehentlich|rasier',
    ),
    rule(
      'abuse',
      ' (?:mann|freund|freundin|frau|vater|papa|mutter|stiefvater|bruder|ex|chef|onkel|partner|er|sie) (?:\\p{L}+ )?(?:schlagt|schlug|verprugelt|vergewaltigt|bedroht|wurgt|misshandelt|missbraucht|begrapscht|sperrt|tritt) mich|(?:hat|haben) mich (?:\\p{L}+ )?(?:geschlagen|vergewaltigt|missbraucht|gewurgt|verprugelt|angefasst|bedroht)|wurde (?:\\p{L}+ )?(?:vergewaltigt|missbraucht|geschlagen)|fasst mich (?:\\p{L}+ )?an',
      'schach|tennis|spiel',
    ),
    rule(
      'harm_to_others',
      ' (?:will|werde|mochte) (?:ihn|sie|meinen|meine|alle|jemanden|den|die)(?: \\p{L}+){0,2} (?:umbringen|toten|abstechen|erschiessen|erwurgen)',
      'zeit|spiel|fliege|mucken',
    ),
    rule(
      'medical_emergency',
      ' (?:schmerz\\p{L}*|druck|enge)(?: \\p{L}+){0,3} brust|bekomme? keine luft|atmet nicht|wacht nicht auf|herzinfarkt|schlaganfall|uberdosis|krampfanfall',
      'panik|angst|fast einen',
    ),
    rule(
      'distress',
      ' (?:ich bin|bin|fuhle mich) (?:\\p{L}+ )?(?:traurig|deprimiert|einsam|allein|leer|verzweifelt|uberfordert)',
    ),
  ],
);

export const CHINESE = language('zh', { letters: '[\\u4e00-\\u9fff]' }, [
  rule(
    'imminent',
    '(?:今晚|今天|明天|现在|马上|一会儿|这周末).{0,8}(?:自杀|去死|了结|结束(?:自己|我)|跳(?:下去|楼)|上吊|割腕|不在了)',
    '笑|电影|新闻',
  ),
  rule(
    'imminent',
    '(?:吃|吞|喝)(?:了|下)?.{0,6}(?:一整瓶|整瓶|一瓶|很多|全部|所有|几十|一大把).{0,6}(?:药|片|安眠)|(?:吃|吞)了.{0,4}安眠药.{0,6}(?:想|死|不)|喝了(?:农药|百草枯)|安眠药都(?:吃|吞)了',
  ),
  rule(
    'imminent',
    '(?:站在|坐在|在).{0,4}(?:天台|楼顶|桥上|窗台|阳台边|楼顶边).{0,10}(?:跳|往下|结束|再见|死)|准备(?:跳|自杀|去死|结束)|遗书(?:已经)?(?:写|放)|写(?:好|了|完)(?:了)?(?:我的)?遗书|(?:刀|药|绳子)(?:就)?在(?:我)?(?:手里|手上|面前|旁边)|永别了|(?:昨晚|昨天|今天|刚才|刚刚).{0,4}(?:割腕|自杀|上吊)|这是(?:我)?最后一(?:天|晚|次)',
    '电影|小说|新闻',
  ),
  rule(
    'active_ideation',
    '(?:想|要|打算|考虑|计划|准备|去)(?:着|过|要)?(?:去)?(?:自杀|自尽|上吊|跳楼|割腕|轻生)|自杀(?:的)?(?:念头|想法|方法|计划)|(?:结束|了结)(?:掉)?(?:自己|我)(?:的)?(?:生命|一生|人生)?|杀(?:了|死)(?:我)?自己|轻生|怎么(?:死|自杀)|(?:^|[^不笑累饿困热冷])想死(?!你|我了|他|她|您)|自我了断',
    '预防|电影|小说|新闻|不想自杀|不会自杀|没有自杀|论文|书',
  ),
  rule(
    'passive_ideation',
    '(?:不想|不愿|不要)(?:再)?活(?:了|下去|着)?|活(?:不下去|够了|腻了|着.{0,4}(?:没|无|什么)(?:有)?(?:意思|意义|用|劲))|(?:活着|人生|生活|生命)(?:真的|已经|对我)?(?:没有?|毫无|无)(?:任何)?(?:意义|意思|价值)|(?:没有|没)我.{0,8}(?:更好|轻松|开心|幸福)|(?:我|要是我|如果我)(?:不在|死|消失|走)了?.{0,10}(?:更好|轻松|开心|幸福|解脱|就好)|(?:死了|死)(?:就|才)(?:好|解脱|轻松)|(?:希望|宁愿|但愿|好想|真想|想).{0,6}(?:不要醒|醒不过来|不再醒|永远睡|一睡不醒|消失|死掉|去死|不存在|没出生)|(?:不想|不要)(?:再)?醒(?:来|过来)|累赘|负担.{0,4}(?:死|消失)|(?:没有|没)活(?:着|下去)的(?:理由|意义|勇气)|生无可恋|离开(?:这个)?(?:世界|人世)',
    '不想死.{0,4}(?:想好|要)|游戏|负担重|消失在|电影',
  ),
  rule(
    'self_harm',
    '自残|自伤|割(?:了)?(?:自己|手腕|手臂|胳膊)|(?:又|开始|想|在)割|伤害(?:我)?自己|用(?:刀|刀片|烟头).{0,4}(?:划|割|烫)|(?:烫|划|掐|打)(?:我)?自己',
    '割草|割肉|不小心|打自己的',
  ),
  rule(
    'abuse',
    '(?:老公|丈夫|男朋友|男友|女朋友|老婆|妻子|爸爸?|妈妈?|父亲|母亲|继父|哥哥?|前任|前夫|老师|他|她|家人).{0,5}(?:打我|家暴|虐待|强奸|性侵|猥亵|掐我|威胁我|摸我|关我|踢我|强迫我)|我被.{0,6}(?:强奸|性侵|家暴|虐待|猥亵|打了)|家暴',
    '打我电话|打电话|游戏|打我主意',
  ),
  rule(
    'harm_to_others',
    '(?:想|要|会|打算)(?:去)?(?:杀|捅|砍)(?:了|死)?(?:他|她|他们|我爸|我妈|老板|所有|那个|我老公|全家)',
    '我妈会杀|会杀了我|游戏|小说',
  ),
  rule(
    'medical_emergency',
    '胸口?(?:很|好|剧烈)?(?:痛|疼|闷).{0,10}(?:出汗|手臂|呼吸|麻)|(?:不能|没有|没|无法)呼吸|(?:叫不醒|没有呼吸|昏迷|中风|心脏病发|心梗|抽搐|服药过量|吐血)',
    '焦虑|惊恐|小说|游戏',
  ),
  rule('distress', '难过|伤心|抑郁|孤独|崩溃|绝望|焦虑|好累'),
]);

export const HINDI = language(
  'hi',
  {
    letters: '[\\u0900-\\u097f]',
    words:
      'main mai mujhe mera meri mere maine nahi nahin nhi hu hun hoon hai kar karna apna apni apne jeena jina marna mar zindagi khudkushi khud goliyan goli pati chahta chahti aaj raat ghar papa mummy yaar',
  },
  [
    rule(
      'imminent',
      ' (?:aaj|abhi|kal|aaj raat)(?: [a-z]+){0,5} (?:khudkushi|khatam kar|mar jaunga|mar jaungi|jaan de|suicide|khud ko khatam)| (?:saari|sari|bahut saari|sab|poori|bahut) (?:[a-z]+ )?(?:goliyan|goli|dawai|dawaiyan|tablets|pills)(?: [a-z]+){0,2} (?:kha|le|nigal)| (?:goliyan|zeher|zehar) kha (?:li|liya|liye)| (?:chhat|chat|pul|bridge) (?:par|pe)(?: [a-z]+){0,3} (?:khada|khadi|kood)| phansi (?:laga|ka phanda)| aakhri (?:raat|message|din)',
      'film|movie|filmi',
    ),
    rule(
      'imminent',
      '(?:आज|अभी|कल|आज रात).{0,20}(?:आत्महत्या|खुदकुशी|खुद को खत्म|मर जाऊ|जान दे|खत्म कर)|(?:सारी|सब|बहुत सारी|पूरी).{0,10}(?:गोलियां|गोलियाँ|दवाइयां|दवाई|दवा|गोली).{0,8}(?:खा|ले|निगल)|जहर खा|ज़हर खा|(?:छत|पुल) पर.{0,12}(?:खड़|कूद)|आखिरी (?:रात|संदेश|दिन)|फांसी',
      'फिल्म|समाचार',
    ),
    rule(
      'active_ideation',
      '(?:आत्महत्या|खुदकुशी|ख़ुदकुशी)|खुद को (?:मार|खत्म|ख़त्म)|(?:अपनी )?जान (?:दे|लेना|देना|ले लू)|अपना जीवन (?:समाप्त|खत्म)',
      'फिल्म|समाचार|रोकथाम|किताब|नहीं करूंगा|नहीं करना चाहता',
    ),
    rule(
      'active_ideation',
      ' (?:khudkushi|khudkhushi|aatmahatya|atmahatya|suicide (?:kar|karne|karna|karlu|ka)|khud ko (?:maar|mar|khatam|khatm)|apni jaan (?:de|le)|jaan de(?:na| du| dunga| dungi)|apni zindagi khatam)',
      'film|movie|nahi karunga|nahi karna',
    ),
    rule(
      'passive_ideation',
      '(?:जीना|जीने).{0,10}(?:नहीं|मन नहीं|बेकार)|(?:मरना|मर जाना|मर जाऊ).{0,6}(?:चाहता|चाहती|मन|है$|अच्छा)|मर जाना (?:चाह|बेहतर)|मेरे बिना.{0,14}(?:खुश|बेहतर|ठीक|अच्छ)|(?:जिंदगी|ज़िंदगी|ज़िन्दगी|जीवन).{0,10}(?:मतलब नहीं|बेकार|थक|तंग|खत्म)|(?:सो|सोकर).{0,10}(?:कभी न|न) (?:उठ|जाग)|बोझ (?:हूँ|हूं|बन)|जीने का.{0,8}(?:मतलब|कारण|वजह).{0,4}नहीं|काश मैं (?:मर|पैदा)',
      'मरना नहीं चाह|फिल्म|हंसते',
    ),
    rule(
      'passive_ideation',
      ' (?:(?:jeena|jina|jeene|jine)(?: [a-z]+){0,3} (?:nahi|nahin|nhi|bekar)|(?:nahi|nahin|nhi) (?:jeena|jina)|(?:mar jana|marna|mar jau|mar jaun|mar jaana|mrna)(?: [a-z]+){0,2} (?:chahta|chahti|hai|chahiye|mann|behtar)|mere (?:bina|bagair)(?: [a-z]+){0,3} (?:khush|behtar|theek|acch)|zindagi (?:se )?(?:thak|tang|bekar|ka koi matlab|khatam)|bojh (?:hu|hun|hoon|ban)|kabhi (?:na|nahi) (?:uthu|utho|jagu)|kaash (?:main|mai) (?:mar|paida)|jeene ka (?:mann|man|koi))',
      'marna nahi chah|marna nahin chah|marna nhi|haste|hans|bhook',
    ),
    rule(
      'self_harm',
      '(?:अपना|अपने|अपनी|खुद).{0,8}(?:हाथ|कलाई|बांह).{0,6}काट|खुद को (?:चोट|नुकसान|जला|काट)',
    ),
    rule(
      'self_harm',
      ' (?:apna|apni|apne)(?: [a-z]+)? (?:haath|hath|kalai|baazu|nas)(?: [a-z]+){0,2} (?:kaat|kat|kaata|kati|kaatti|jala)| khud ko (?:chot|nuksan|jala|kaat|hurt)',
      'khana|sabzi',
    ),
    rule(
      'abuse',
      '(?:पति|पिता|पापा|बॉयफ्रेंड|भाई|चाचा|ससुराल|मां|माँ|वह|वो).{0,10}(?:मुझे|मुझको).{0,10}(?:मारते|मारता|मारती|पीटते|पीटता|पीटती|धमक|छूत|गाली)|मेरा बलात्कार|मेरे साथ (?:बलात्कार|जबरदस्ती)|घरेलू हिंसा',
      'मम्मी मुझे मार डाले',
    ),
    rule(
      'abuse',
      ' (?:pati|husband|papa|baap|boyfriend|bhai|chacha|sasural|maa|wo|woh)(?: [a-z]+)? (?:mujhe|mujhko)(?: [a-z]+){0,2} (?:maarta|marta|maarte|marte|maarti|marti|peetta|pitta|peette|dhamki|chhuta|chuta)(?= )| mera (?:rape|balatkar)| mere saath (?:rape|zabardasti|balatkar)',
      'maar daalegi',
    ),
    rule(
      'harm_to_others',
      ' (?:usko|use|unko|sabko)(?: [a-z]+)? (?:maar dunga|maar dungi|jaan se maar)|(?:उसको|उसे|सबको).{0,6}(?:मार दूंगा|मार डालूंगा|जान से मार)',
      'game|hasi',
    ),
    rule(
      'medical_emergency',
      '(?:सीने में).{0,6}दर्द|सांस नहीं (?:आ|ले)|दिल का दौरा|बेहोश| (?:seene me|seene mein)(?: [a-z]+){0,2} dard| saans nahi (?:aa|le)| behosh | heart attack aa',
      'ghabra|घबरा',
    ),
    rule(
      'distress',
      '(?:उदास|दुखी|अकेल|परेशान|निराश)| (?:udaas|udas|dukhi|akela|akeli|pareshan|nirash) ',
    ),
  ],
);

export const ARABIC = language('ar', { letters: '[\\u0600-\\u06ff]' }, [
  rule(
    'imminent',
    '(?:الليلة|اليوم|غدا|الآن|الليله|بكرة).{0,14}(?:سأقتل نفسي|انتحر|سأنتحر|أنهي حياتي|سأموت|اقتل حالي|أقتل نفسي)|(?:سأقتل نفسي|سأنتحر|سأنهي حياتي|رح انتحر|هنتحر|حنتحر|رح اقتل حالي).{0,14}(?:الليلة|اليوم|غدا|الآن|بكرة|هلق|دلوقتي)|(?:ابتلعت|تناولت|أخذت|بلعت|شربت|اخذت).{0,6}(?:كل|جميع|علبة|كثير).{0,6}(?:الحبوب|حبوب|الأدوية|الدواء|حبوبي)|(?:الحبوب|السكين|المسدس|الحبل|الشفرة).{0,6}(?:في يدي|بيدي|أمامي|بإيدي)|(?:على|فوق) (?:الجسر|السطح|حافة).{0,14}(?:أقفز|اقفز|سأقفز|النهاية)|كتبت (?:رسالة|وصيتي|رسالتي)(?: الوداع| الأخيرة)?|وداعا (?:للجميع|يا عالم)|حاولت (?:الانتحار|قتل نفسي|أن أنتحر).{0,8}(?:أمس|البارحة|اليوم|مبارح)',
    'فيلم|رواية|خبر|قبل سنوات',
  ),
  rule(
    'active_ideation',
    '(?:انتحار|الانتحار|أنتحر|انتحر|سأنتحر|بنتحر)|(?:أقتل|اقتل|قتل|أموت|اموت|موت) (?:نفسي|حالي|روحي)|(?:أنهي|انهي|إنهاء|انهاء|أنهاء) حياتي|أضع حدا لحياتي|سأقتل نفسي',
    'فيلم|رواية|خبر|الوقاية|لن أنتحر|لا أفكر|مات بسبب|كتاب',
  ),
  rule(
    'passive_ideation',
    '(?:لا|ما|مش|لم أعد|ما عاد|مو)(?: عاد)? ?(?:أريد|اريد|بدي|عايز|عايزة|أرغب|ابغى|ابي|حابب|أود)(?: في)?(?: أن| ان)? ?(?:أعيش|اعيش|العيش|الحياة|أكون هنا|أستيقظ|اصحى|عيش)|(?:أتمنى|اتمنى|يا ليتني|ليتني|ياريت|يا ريت|أريد|اريد|بدي|نفسي|عايز|عايزة|ابغى)(?: لو)?(?: أن| ان| أني| اني)? ?(?:أموت|اموت|الموت|مت|أختفي|اختفي|لم أولد|ما انولدت|لا أستيقظ|ما اصحى|أنام ولا)|(?:أفضل|احسن|أحسن|أسعد|مرتاح\\p{L}*).{0,6}(?:بدوني|من دوني|من غيري|بلاي)|(?:بدوني|من دوني|من غيري).{0,10}(?:أفضل|احسن|أسعد)|(?:الحياة|حياتي|العيش).{0,8}(?:لا معنى|بلا معنى|ما لها معنى|لا تستحق|ملهاش معنى|لا قيمة)|(?:تعبت|مللت|زهقت|سئمت) من (?:الحياة|حياتي|العيش|الدنيا)|(?:أنا|انا) (?:عبء|عالة|حمل ثقيل)|لا (?:أستحق|استحق) (?:الحياة|العيش)|لا (?:سبب|شيء) (?:للعيش|أعيش)',
    'لا أريد أن أموت|لا أريد الموت|ما بدي موت|من الضحك|من الجوع|فيلم',
  ),
  rule(
    'self_harm',
    '(?:أجرح|اجرح|جرحت|أقطع|أؤذي|اؤذي|بأذي|أحرق|بجرح|أذية|إيذاء|ايذاء) (?:نفسي|حالي|روحي|يدي|ذراعي|جسدي|النفس)',
    'الطبخ|بالخطأ',
  ),
  rule(
    'abuse',
    '(?:زوجي|أبي|ابي|بابا|أخي|اخي|خطيبي|زوجتي|أمي|امي|عمي|خالي|مديري|حبيبي|طليقي|جوزي|هو).{0,6}(?:يضربني|ضربني|بيضربني|يعتدي علي|اعتدى علي|يهددني|هددني|اغتصبني|يغتصبني|يلمسني|لمسني|يحبسني|يعنفني|بتضربني|تضربني|خنقني)|(?:تعرضت|اتعرضت) (?:للاغتصاب|للتحرش|للضرب|للاعتداء|لاغتصاب)|اغتصبوني|عنف (?:منزلي|أسري)',
  ),
  rule(
    'harm_to_others',
    '(?:سأقتل|أريد قتل|اريد اقتل|رح اقتل|بدي اقتل|أريد أن أقتل|سأطعن) ?(?:ه|ها|هم|زوج|أب|أخ|مدير|كل)',
    'نفسي|حالي|الوقت|لعبة',
  ),
  rule(
    'medical_emergency',
    '(?:ألم|الم|وجع|ضغط) (?:شديد )?(?:في )?(?:صدري|الصدر)|(?:لا|مش|ما) (?:أستطيع|استطيع|قادر|قادرة|عم اقدر|يقدر|اقدر)(?: أن)? ?(?:التنفس|أتنفس|اتنفس)|(?:لا يتنفس|فاقد الوعي|نوبة قلبية|جلطة|جرعة زائدة|تشنج)',
    'قلق|هلع|كادت',
  ),
  rule('distress', '(?:حزين|حزينة|مكتئب|مكتئبة|وحيد|وحيدة|يائس|محبط)'),
]);
