import { describe, expect, it } from 'vitest';
import { loadRules, openRules, shippedRuleSets } from '../../../src/rules/networks/load.ts';
import { findIn } from '../helpers.ts';

const rules = loadRules('es-ca-primary-care');
const find = (text: string) => findIn(rules, text);

describe('the shipped rules', () => {
  it.each(shippedRuleSets())('%s has nothing wrong', (name) => {
    const { problems, warnings } = openRules(name);
    expect([...problems, ...warnings].map(({ message }) => message)).toEqual([]);
  });

  it.each([
    ['Los derivo a bienestar social para hablar con Oliach.', ['PERSON Oliach']],
    ['Parlo amb Anna de la pauta a seguir.', ['PERSON Anna']],
    ['AVINGUDA MONTILIVI N° 5 (al costat Suca-Mulla), tercer pis, porta D.', ['LOCATION AVINGUDA MONTILIVI N° 5']],
    ['AVENIDA DRASSENAS 17-21 TLF. 934416126.', ['LOCATION AVENIDA DRASSENAS 17-21', 'TELEPHONE 934416126']],
  ])('finds what the paper says of its example %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('consumes a token in parts', () => {
    expect(find('Controlada HVhebron anualment.')).toEqual(['LOCATION HVhebron']);
    expect(find('AVENIDA DRASSENAS 17-21 TLF.934416126.')).toContain('TELEPHONE 934416126');
    expect(find('T934416126')).toEqual(['TELEPHONE 934416126']);
    expect(find('Parlo amb lAnna de la pauta a seguir.')).toEqual(['PERSON Anna']);
    expect(find('Hablo conAnna Puig')).toEqual(['PERSON Anna Puig']);
    expect(find('Hablo con AnnaPuig hoy')).toEqual(['PERSON AnnaPuig']);
    expect(find('Parlo ambla Marta')).toEqual(['PERSON Marta']);
    expect(find('hablo con lAINEs, hablo con elMar, hablo con dTpa, hablo con conAnna')).toEqual([]);
  });

  it.each([
    'Habla con Lexatin, duerme mejor.',
    'Comenta con Ventolin mejor. Parlo amb Lorazepam, no dorm.',
    'Comento amb Endocrí i deixem Metformina.',
    'Contactar con Salud Mental. Avisar a Inspección.',
    'Rosa mosqueta tópica. Clara mejoría clínica. Dolores abdominales. Mañana llama.',
    'Consuelo a la familia. Paz con su entorno. Pilar del tratamiento: dieta.',
  ])('takes medicines, services and words that begin a sentence for no names: %j', (text) => {
    expect(find(text)).toEqual([]);
  });

  it('limits a street to five tokens', () => {
    expect(find('carrer un dos tres quatre cinc 5')).toEqual(['LOCATION carrer un dos tres quatre cinc 5']);
    expect(find('carrer un dos tres quatre cinc sis 5')).toEqual([]);
  });

  it.each([
    ['93 441 61 26', ['TELEPHONE 93 441 61 26']],
    ['934 416 126', ['TELEPHONE 934 416 126']],
    ['+34 934416126', ['TELEPHONE +34 934416126']],
    ['93.441.61.26', ['TELEPHONE 93.441.61.26']],
    ['134416126', []],
    ['9344161260', []],
    ['anna.puig@example.cat', ['EMAIL anna.puig@example.cat']],
    ['anna@example', []],
    ['DNI 12345678Z', ['DNI 12345678Z']],
    ['12.345.678-Z', ['DNI 12.345.678-Z']],
    ['12345678 Z', ['DNI 12345678 Z']],
    ['12345678A', ['DNI 12345678A']],
    ['2.400.000 U cada 8 horas, 12000000U', []],
    ['12345678 y 12345678 a las', []],
    ['X1234567L', ['DNI X1234567L']],
    ['x-1234567-l', ['DNI x-1234567-l']],
    ['X1234567A', ['DNI X1234567A']],
    ['NIF: 12345678 a', ['DNI 12345678 a']],
    ['DNI nº 12345678.', ['DNI 12345678']],
    ['NASS 081234567869', ['SOCIAL_SECURITY_ID 081234567869']],
    ['08/12345678/69', ['SOCIAL_SECURITY_ID 08/12345678/69']],
    ['08 12345678 69', ['SOCIAL_SECURITY_ID 08 12345678 69']],
    ['081234567870', ['SOCIAL_SECURITY_ID 081234567870']],
    ['34 76134598 42', ['SOCIAL_SECURITY_ID 34 76134598 42']],
    ['NASS: 34 7613459 42.', ['SOCIAL_SECURITY_ID 34 7613459 42']],
    ['NASS:17-19738246-22 .', ['SOCIAL_SECURITY_ID 17-19738246-22']],
    ['NASS: 7346582.', ['SOCIAL_SECURITY_ID 7346582']],
    ['N.A.S.S. nº 34/1234567', ['SOCIAL_SECURITY_ID 34/1234567']],
    ['Nº de la Seguridad Social: 34 1234 5678 90', ['SOCIAL_SECURITY_ID 34 1234 5678 90']],
    ["Núm. d'afiliació a la Seguretat Social: 08/12345678/99", ['SOCIAL_SECURITY_ID 08/12345678/99']],
    ['34 1234567', []],
    ['la Seguridad Social en 2014', []],
    ['CIP GALO0650412001', ['SANITARY_CARD_ID GALO0650412001']],
    ['GALO 0 650412 00 1', ['SANITARY_CARD_ID GALO 0 650412 00 1']],
    ['GALO0651312001', ['SANITARY_CARD_ID GALO0651312001']],
    ['GALO2650412001', []],
    ['CIP: GALO2650412001', ['SANITARY_CARD_ID GALO2650412001']],
    ['Tarjeta sanitaria nº AN0123456789', ['SANITARY_CARD_ID AN0123456789']],
    ['NHC: 1597569.', ['MEDICAL_RECORD_ID 1597569']],
    ['NHC-150679', ['MEDICAL_RECORD_ID 150679']],
    ['CIPA: nhc-150679 .', ['MEDICAL_RECORD_ID 150679']],
    ['Nº de historia: 368503', ['MEDICAL_RECORD_ID 368503']],
    ['N.º Hª Cª 368503/12', ['MEDICAL_RECORD_ID 368503/12']],
    ['Número de historia clínica nº 368503', ['MEDICAL_RECORD_ID 368503']],
    ['HC 4417', ['MEDICAL_RECORD_ID 4417']],
    ['H.C.: 12.345.678', ['MEDICAL_RECORD_ID 12.345.678']],
    ['hc4417', ['MEDICAL_RECORD_ID 4417']],
    ["Núm. d'història: AB-123456", ['MEDICAL_RECORD_ID AB-123456']],
    ['Episodio: 3629184', ['MEDICAL_RECORD_ID 3629184']],
    ['NHC: 22 75689632 36.', ['MEDICAL_RECORD_ID 22 75689632 36']],
    ['NHC 081234567869', ['MEDICAL_RECORD_ID 081234567869']],
    ['NHC 1234567 40 años', ['MEDICAL_RECORD_ID 1234567']],
    ['NUHSA AN 0123456789', ['SANITARY_CARD_ID AN 0123456789']],
    ['Tarjeta: CARM123456789012', ['SANITARY_CARD_ID CARM123456789012']],
    ['CIP 710903CSPD9410', ['SANITARY_CARD_ID 710903CSPD9410']],
    ['Código SNS: BBBBBBBBAX863388', ['SANITARY_CARD_ID BBBBBBBBAX863388']],
    ['CIPA 36780058 50', ['SANITARY_CARD_ID 36780058 50']],
    ['TSI LOMA 1 58 11 02 71 6', ['SANITARY_CARD_ID LOMA 1 58 11 02 71 6']],
    ['N.º póliza: 278-90725187', ['SANITARY_CARD_ID 278-90725187']],
    ['NAF: 4346683280/81', ['SOCIAL_SECURITY_ID 4346683280/81']],
    ['ISFAS, nº de afiliado 703302678', ['SOCIAL_SECURITY_ID 703302678']],
    ['Seg. Soc.: 09/9077546/00', ['SOCIAL_SECURITY_ID 09/9077546/00']],
    ['Afiliado 12/05/2010', []],
    ['Pasaporte: PAB724377', ['DNI PAB724377']],
    ['H. Clínica: 07939773', ['MEDICAL_RECORD_ID 07939773']],
    ['nº HC hospital 2175068', ['MEDICAL_RECORD_ID 2175068']],
    ['N.º de ingreso: 2168679', ['MEDICAL_RECORD_ID 2168679']],
    ['Ingreso: 20190312; visita 4417', []],
    ['DNI de la madre: 64972725W', ['DNI 64972725W']],
    ['NHC (hospital): 628684', ['MEDICAL_RECORD_ID 628684']],
    ['TIS Osakidetza 4874405', ['SANITARY_CARD_ID 4874405']],
    ['expediente 2095/68667, episodio 2014/05', ['MEDICAL_RECORD_ID 2095/68667']],
    ['ID: 73612335. ID: 0,5 mg', ['MEDICAL_RECORD_ID 73612335']],
    ['RUT: 12.345.678-5', ['DNI 12.345.678-5']],
    ['15.345.678-K', ['DNI 15.345.678-K']],
    ['CURP GOLM850412MDFNPR09', ['DNI GOLM850412MDFNPR09']],
    ['DUI nº 04567812-3', ['DNI 04567812-3']],
    ['DPI: 2345 67890 0101', ['DNI 2345 67890 0101']],
    ['Cédula de identidad y electoral 001-1234567-8', ['DNI 001-1234567-8']],
    ['C.C. 1.032.456.789', ['DNI 1.032.456.789']],
    ['C.I.: V-12345678', ['DNI V-12345678']],
    ['Documento N° 32145678', ['DNI 32145678']],
    ['CC 4.500.000; CI 85; documento 12; TI 3456', []],
    ['NSS: 12 34 56 7890 1', ['SOCIAL_SECURITY_ID 12 34 56 7890 1']],
    ['Código autogenerado: 7001010PRGAJ009', ['SOCIAL_SECURITY_ID 7001010PRGAJ009']],
    ['Nº de afiliado: 15012345678/00', ['SOCIAL_SECURITY_ID 15012345678/00']],
    ['Nº tarjeta: ARAG00123456', ['SANITARY_CARD_ID ARAG00123456']],
    ['CITE: 0123456789', ['SANITARY_CARD_ID 0123456789']],
    ['Nº expediente: 45-2018', ['MEDICAL_RECORD_ID 45-2018']],
    ['Expediente 45-2018', []],
    ['Ficha clínica: 345612', ['MEDICAL_RECORD_ID 345612']],
    ['No. Exp. 45612', ['MEDICAL_RECORD_ID 45612']],
    ['Admisión nº 18004561', ['MEDICAL_RECORD_ID 18004561']],
    ['Admisión 18004561', []],
    ['Nº H: 445566', ['MEDICAL_RECORD_ID 445566']],
    ['HC 100 mg, HCG 4417, HCl 5000', []],
    ['historia de 12 meses; episodio en 2014; historia 2014', []],
    ['Episodio: 12/03/2014. Historia: 3 años', []],
  ])('finds in %j the formal identifiers, by cue or shape, whatever their check digits: %j', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });

  it('takes what is named after a person for no person', () => {
    expect(find('Dr. Puig: enfermedad de Parkinson')).toEqual(['PERSON Puig']);
  });
});

describe('the baseline of gazetteers', () => {
  const baseline = loadRules('baseline-gazetteers');

  it.each([
    ['Visto con Carmen García en Barcelona.', ['PERSON Carmen García', 'LOCATION Barcelona']],
    ['visto con carmen garcía en barcelona', []],
    ['Los derivo a bienestar social para hablar con Quiolach.', []], // in no list, and what stands around tells it nothing
  ])('knows words with a capital that are in a list, and nothing else: %j', (text, expected) => {
    expect(findIn(baseline, text)).toEqual(expected);
  });
});
