// Words of the closed classes, by hand: `form[/lemma]` lists by part of speech; a form of several classes has them in the order
// in which they are likely.

const es = {
  DET: 'el la/el los/el las/el un/uno una/uno unos/uno unas/uno este esta/este estos/este estas/este ese esa/ese esos/ese esas/ese aquel aquella/aquel aquellos/aquel aquellas/aquel mi mis/mi tu tus/tu su sus/su nuestro nuestra/nuestro nuestros/nuestro nuestras/nuestro cada otro otra/otro otros/otro otras/otro algún/alguno alguna/alguno algunos/alguno algunas/alguno ningún/ninguno ninguna/ninguno todo toda/todo todos/todo todas/todo mucho mucha/mucho muchos/mucho muchas/mucho poca/poco pocos/poco pocas/poco varios varias/varios ambos ambas/ambos dicho dicha/dicho dichos/dicho dichas/dicho cuyo cuya/cuyo cuyos/cuyo cuyas/cuyo',
  ADP: 'a al/al de del/del en con por para sin sobre entre hasta desde hacia tras durante mediante según contra bajo ante excepto salvo',
  PRON: 'que se/él lo/él le/él les/él los/él las/él la/él me/yo te/tú nos/yo os/tú yo tú él ella/él ellos/él ellas/él usted ustedes/usted nosotros/yo quien quienes/quien cual cuales/cual esto/este eso/ese aquello/aquel ello/él sí/él mí/yo algo nada nadie alguien uno ninguno',
  CCONJ: 'y e/y o u/o ni pero sino',
  SCONJ: 'que si como porque aunque cuando pues mientras donde',
  ADV: 'no más muy ya también además así bien mal antes después aún todavía siempre nunca tampoco sólo/solo solo aquí ahí allí hoy ayer mañana luego menos casi tan sí donde cuando como posteriormente actualmente tarde pronto dentro fuera arriba abajo previamente finalmente únicamente',
  AUX: 'es/ser son/ser era/ser eran/ser fue/ser fueron/ser sido/ser ser siendo/ser sea/ser sean/ser será/ser serán/ser ha/haber han/haber he/haber había/haber habían/haber hubo/haber haber habiendo/haber haya/haber hayan/haber hemos/haber habrá/haber hay/haber está/estar están/estar estaba/estar estaban/estar estuvo/estar estar estando/estar esté/estar puede/poder pueden/poder podría/poder podía/poder poder debe/deber deben/deber debería/deber',
  NUM: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos/ciento mil',
  INTJ: 'ay hola adiós ojalá',
};

const ca = {
  DET: "el la/el els/el les/el l'/el l’/el en/en na/na un una/un uns/un unes/un aquest aquesta/aquest aquests/aquest aquestes/aquest aquell aquella/aquell aquells/aquell aquelles/aquell aqueix meu meva/meu meus/meu meves/meu seu seva/seu seus/seu seves/seu teu teva/teu nostre nostra/nostre nostres/nostre cada altre altra/altre altres/altre algun alguna/algun alguns/algun algunes/algun cap tot tota/tot tots/tot totes/tot molt molta/molt molts/molt moltes/molt poc poca/poc pocs/poc poques/poc ambdós diversos diverses/diversos",
  ADP: "a al/al als/al de d'/de d’/de del/del dels/del en amb per pel/pel pels/pel sense sobre entre fins des cap sota contra durant segons davant darrere dins mitjançant",
  PRON: "que es/ell s'/ell s’/ell se/ell ho hi en n'/en n’/en li/ell els/ell em/jo m'/jo m’/jo et/tu t'/tu ens/nosaltres us/vosaltres jo tu ell ella/ell ells/ell elles/ell vostè nosaltres qui qual quals/qual això allò res ningú algú",
  CCONJ: 'i o ni però sinó',
  SCONJ: 'que si com perquè quan encara mentre on doncs',
  ADV: 'no més molt ja també bé malament així abans després ara avui ahir demà sempre mai tampoc només aquí allà menys gairebé massa prou encara on quan com ben',
  AUX: 'és/ser són/ser era/ser eren/ser ser fou/ser estat/ser sigui/ser serà/ser ha/haver han/haver he/haver havia/haver havien/haver haver hem/haver hi_ha/haver està/estar estan/estar estava/estar estaven/estar estar va/anar van/anar vaig/anar vam/anar pot/poder poden/poder podria/poder podia/poder poder',
  NUM: 'dos dues/dos tres quatre cinc sis set vuit nou deu onze dotze tretze catorze quinze vint trenta quaranta cinquanta seixanta setanta vuitanta noranta cent mil',
  INTJ: 'ai hola adéu',
};

/** By form: `POS lemma`, the likeliest first. */
function byForm(classes) {
  const forms = {};
  for (const [pos, words] of Object.entries(classes)) {
    for (const word of words.split(' ')) {
      const [form, lemma = form] = word.split('/');
      (forms[form] ??= []).push(`${pos} ${lemma}`);
    }
  }
  return Object.fromEntries(Object.entries(forms).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export const CLOSED = { es: byForm(es), ca: byForm(ca) };
