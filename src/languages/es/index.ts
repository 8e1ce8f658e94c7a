import type { Faults, Agreement, AgreementCheck, Eponyms, LanguagePack, Marks, Text } from '../pack.ts';
import { contact, institutions, names, places } from './names.ts';
import { dates, numbers } from './dates.ts';
import { determiners, genderOfName } from './organisations.ts';
import { classOfCountry } from './places.ts';

export const text: Text = {
  bareCapitals: /[\u0300\u0301\u0308]/gu,
  functionWords:
    'de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha si sin sobre este ya entre cuando todo esta ser son dos también fue había era muy hasta desde está e durante tras',
  fixed:
    'nunca jamás nada nadie ningún ninguno ninguna ningunos ningunas tampoco salvo excepto apenas niega niegan negaba refiere ausencia ausente negativo negativa negativos negativas positivo positiva positivos positivas descarta descartó posible posibles probable probables sospecha izquierdo izquierda derecho derecha ambos ambas primero primera segundo segunda mitad doble',
  neverLast:
    'd dña da sr ca crta gral urb esc pso plza bda cap art arts av c pza pl ej izq dcha aprox máx mín admón dpto edo fdo ext',
  wording: true,
  telling:
    'y el los las del al con una unos unas por para sin pero muy más hasta desde hacia donde cuando porque aunque también lo su sus este esta estos estas ese esa hay está están fue han ha sido tiene tienen hace según día días dolor paciente años mañana noche izquierda derecha fiebre no se le que e o u desde tras mismo hoy ayer dice refiere madre padre hijo hija hermano mujer hombre niño niña bien mejor',
  morphology: true,
  diphthongs: { ie: ['e'], ue: ['o', 'u'] },
};

export const eponyms: Eponyms = {
  abbreviations: { enfermedad: 'enf\\.?|enferm\\.?', sindrome: 'sd\\.?|sdr\\.?|sind\\.?|sme\\.?', de: 'del|de\\s+la' },
  optional: 'de',
};

const checks: readonly AgreementCheck[] = [
  {
    name: 'del',
    site: '(?:(?:de|a) el |del |al )(?=\\p{L})',
    // "a El Salvador" keeps the article of its name.
    isWrong: (word) => word.toLowerCase().endsWith(' el'),
  },
];

/** A noun and the adjectives behind it, without what a preposition leads. */
const HEAD = /^.*?(?= (?:de|del|en|a|para|por) |$)/u;
const ACCENTS: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };

function plural(noun: string): string {
  return noun.replace(HEAD, (head) => head.replace(/[\p{L}\p{M}]+/gu, pluralOfWord));
}

function pluralOfWord(word: string): string {
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
  if (/[áéíóú]n$/u.test(word)) return `${word.slice(0, -2)}${ACCENTS[word.at(-2) ?? '']}nes`;
  return word.endsWith('s') ? word : /[dlnr]$/u.test(word) ? `${word}es` : `${word}s`;
}

export const agreement: Agreement = {
  classOfCountry,
  ownArticles: 'el la los las',
  determiners,
  genderOfName,
  checks,
  articlesOf: { f: 'la una', m: 'el un del al' },
  nouns: {
    f: 'clínica residencia universidad fundación asociación escuela empresa compañía consejería ciudad provincia calle avenida plaza mutua farmacia iglesia diputación maternidad comarca',
    m: 'hospital centro instituto ayuntamiento colegio consultorio ambulatorio laboratorio ministerio servicio departamento municipio tribunal juzgado barrio banco museo complejo sanatorio pueblo policlínico',
  },
  genders: { f: /(?:[^t]a|triz)$/u, m: /(?:o|or)$/u },
  articles: 'la las los el',
  contractions: 'del',
  uncontracted: { del: 'de' },
  apart: { del: 'de el', al: 'a el' },
  beforeTowns: { el: '', la: '', los: '', las: '', del: 'de', 'de la': 'de', 'de los': 'de', 'de las': 'de', al: 'a', 'a la': 'a', 'a los': 'a', 'a las': 'a' }, // prettier-ignore
  contracting: 'el',
  leads: 'de al a',
  beforeNouns: 'del los por para contra',
  beforePlaces: 'de en',
  beforeProfessions: 'un la el una los las unos unas',
  besideProfessions:
    'ex antiguo antigua antiguos antiguas futuro futura jubilado jubilada jubilados jubiladas prejubilado prejubilada retirado retirada autónomo autónoma interino interina sustituto sustituta en_paro en_excedencia en_activo en_prácticas de_guardia de_baja de_profesión',
  inflections: [{ form: plural }],
  soundPairs: [
    ['y', 'e'],
    ['o', 'u'],
  ],
  sounds(first) {
    if (first === 'y') return (following) => /^h?i(?![aeou])/.test(following);
    return first === 'o' ? (following) => /^(?:h?o|8|11(?!\d))/.test(following) : undefined;
  },
};

const marks: Marks = {
  names: {
    person:
      'clienta usuaria parte denunciado denunciada querellante imputado imputada investigado investigada nombre nombres nombre_completo nombre_paciente_completo persona nombre_y_apellidos nombre_apellidos apellidos_y_nombre demandante demandado demandada testigo acusado acusada juez jueza magistrado magistrada abogado abogada procurador victima familiar conyuge hijo hija esposa esposo cliente participante entrevistado entrevistada madre padre hermano hermana tutor perito denunciante letrado letrada actor actora amigo amiga vecino vecina abuelo abuela tio tia marido mujer pareja hijo_a padres profesor profesora jefe companero companera empleado empleada alumno alumna nino nina trabajador trabajadora fiscal jurado interesado interesada recurrente apelante iniciales usuario_nombre agente sobrino sobrina primo prima nieto nieta apodo alias mote casero casera inquilino inquilina tecnico tecnica asesor asesora conductor conductora taxista cunado cunada suegro suegra padrastro madrastra novio novia prometido prometida fallecido fallecida asegurado asegurada titular comprador compradora vendedor vendedora cuidador cuidadora trabajador_social remitente destinatario destinataria comercial operador operadora policia guardia notario notaria interprete entrenador cura mascota companero_de_piso exmarido exmujer representante administrador administradora contacto persona_de_contacto condenado condenada detenido detenida menor arrendador arrendatario propietario propietaria',
    patient: 'paciente nombre_paciente nombre_del_paciente',
    doctor:
      'medico medica doctor doctora facultativo medico_responsable medico_de_cabecera enfermera enfermero nombre_medico cirujano cirujana psiquiatra matrona farmaceutico farmaceutica dentista neurologo radiologo psicologo psicologa residente enfermera_nombre tutor_medico',
    'family-name': 'apellido apellidos primer_apellido segundo_apellido',
    age: 'edad',
    date: 'fecha fecha_de_nacimiento fecha_nacimiento ano mes dia periodo nacimiento fecha_de_ingreso fecha_de_alta dia_de_la_semana fecha_defuncion fecha_de_inicio fecha_de_fin fallecimiento',
    time: 'hora',
    phone: 'telefono tel movil numero_de_telefono telefono_movil numero_telefono celular',
    fax: 'fax numero_de_fax',
    email: 'email correo correo_electronico e_mail',
    url: 'url web sitio_web pagina_web',
    street: 'calle direccion domicilio domicilio_completo avenida plaza via piso finca edificio urbanizacion',
    city: 'ciudad localidad municipio pueblo poblacion lugar_de_nacimiento aldea barrio',
    region: 'provincia region territorio comunidad_autonoma comunidad estado',
    country: 'pais nacionalidad',
    zip: 'codigo_postal cp',
    hospital: 'hospital clinica centro_de_salud centro centro_sanitario centro_medico consultorio residencia',
    department: 'servicio departamento unidad planta habitacion',
    organisation:
      'organizacion empresa institucion entidad banco colegio universidad juzgado tribunal sociedad organismo compania aseguradora instituto escuela iglesia asociacion ayuntamiento sucursal mutua hotel restaurante farmacia supermercado prision carcel tienda periodico partido bufete comisaria ministerio gimnasio club sucursal_bancaria bar',
    profession: 'profesion ocupacion oficio cargo puesto',
    id: 'id numero dni nif nie pasaporte cuenta iban numero_de_cuenta expediente numero_de_expediente procedimiento matricula identificador tarjeta numero_de_colegiado colegiado numero_colegiado num cuenta_bancaria tarjeta_de_credito tarjeta_bancaria numero_de_tarjeta permiso_de_conducir carne permiso poliza factura referencia pedido ip direccion_ip cliente_numero numero_cliente documento registro licencia bastidor contrato albaran reserva incidencia bastidor_numero localizador autos numero_de_contrato codigo codigo_cliente nif_cif cif',
    'medical-record': 'nhc historia_clinica numero_de_historia numero_de_historia_clinica numero_historia cipa cip',
    'given-name': 'nombre_de_pila',
    location: 'lugar ubicacion estacion aeropuerto zona sitio comarca distrito urbanizacion_lugar rio paraje',
    'social-security': 'nass numero_de_seguridad_social seguridad_social',
    username: 'usuario',
  },
  before: {
    patient: 'paciente nombre',
    doctor: 'dr dra doctor doctora medico medica',
    'medical-record': 'nhc historia_clinica',
    phone: 'telefono tel movil',
    fax: 'fax',
    date: 'el fecha desde hasta nacido_el nacida_el fecha_de_nacimiento',
    hospital: 'hospital',
    city: 'residente_en vive_en',
    age: 'edad',
  },
  after: { age: 'anos' },
  others:
    'contrasena clave pin token dispositivo vehiculo etnia religion sexo genero idioma salario importe cantidad suma precio altura peso marca modelo producto titulo datos dato detalles informacion identidad personales identificativos personal otros otro',
  withheld:
    'redactado redactada anonimo anonima omitido omitida omitidos omitidas anonimizado anonimizada anonimizados anonimizadas eliminado eliminada eliminados eliminadas suprimido suprimida suprimidos suprimidas borrado borrada borrados tachado tachada oculto oculta ocultado ocultada ocultos censurado censurada reservado reservada retirado retirada protegido protegida enmascarado',
  linking:
    'y o en por para al a s no numero nº su sus privacidad motivos razones tipo completo completa primer segundo',
  determiners: 'de del el la los las un una unos unas mi su sus tu nuestro nuestra este esta',
  notes:
    'sic desconocid* firma ris* rie tos* llor* llanto suspir* paus* silencio inaudible ininteligible incomprensible interrup* aplaus* ruido* musica* susurr* grit* asiente senala entra sale enfasis nota notas cita citas citacion original trad traduccion red redaccion ed editor borrador urgente pendiente vease ver cf fig figura* tabla* pag pagina* parrafo capitulo cap anexo anexos f fs folio folios art articulo linea lineas vol tomo imagen imagenes foto* multimedia video audio sticker archivo* adjunto* comentario* texto contenido fin final inicio comienzo continua* grabacion fondo firmado sello copia vacio ilegible manuscrito si no ok aviso advertencia error atencion importante confidencial cambiado inserte insertar pulse tu version publica pregunta respuesta protesta solapamiento subrayado negrita cursiva guardar aceptar cancelar intro supr mayus bloq',
  slots:
    'tal el la los las un una al del de en a por con desde hasta para ante contra sobre segun entre hacia es era fue mi mis su sus nuestro nuestra don dona llamado llamada hola estimado estimada querido querida nacido nacida',
  answers: ['si', 'no'],
};

/** What tells faults of generated text. */
export const faults: Faults = {
  events: {
    birth: /nacid[oa](?: el)?|nacimiento|f\. ?nac\.?/,
    admission: /ingresad[oa] el|fecha de ingreso/,
    discharge: /fecha de alta|alta el/,
    death: /fallecid[oa] el|falleció el/,
    wedding: /matrimonio el|casaron el/,
    divorce: /divorcio el|divorciaron el/,
  },
  retired: /jubilad[oa]|pensionista|retirad[oa]|viud[oa]/,
  parent: /(?:madre|padre) de/,
  child: /\bniñ[oa]\b/,
  beside: /con/,
  pressure: /TA/,
  saturation: /saturación/,
  never: /(?<!\p{L})(?:[Dd]e|[Aa]) el(?= \p{Ll})/u,
};

export const es: LanguagePack = {
  code: 'es',
  name: 'Spanish',
  lacks: ['tagger', 'synonyms'],
  agreement,
  contact,
  dates,
  eponyms,
  faults,
  institutions,
  names,
  numbers,
  places,
  text,
  marks,
};
