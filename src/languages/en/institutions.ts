import type { Institutions } from '../pack.ts';

export const institutions: Institutions = {
  functionWords: 'of the and for at in on by to a an from with & s',
  legalForms:
    'inc incorporated corp corporation co company ltd limited llc llp plc lp pc partners associates sons brothers bros group holding holdings foundation',
  kinds: `
    hospital hospitals clinic center centre centers medical health healthcare care university
    college school schools institute institution academy library museum church cathedral parish
    department division unit ward service services section station
    association union society federation club team league council board committee commission
    agency office ministry bank party army navy corps regiment brigade force forces air police company times news journal press
    records radio tv network airlines airport railway railways hotel restaurant cafe pharmacy laboratory laboratories labor
    residence resort general regional provincial polyclinique hop memorial community county city state national royal international central
    senate systems solutions technologies technology software consulting research capital insurance energy industries media digital data
    construction logistics foods motors electric power water works manufacturing studios entertainment games books publishing
    medicine surgery pediatrics urology cardiology neurology oncology radiology psychiatry dermatology emergency intensive
    doctor dr general-hospital women's children's womens childrens mercy mutual trust fund institute's scouts guides boys girls boy girl
    legion movement front liberation congress parliament house court organization organisation mission government scout faculty
    auditorium theatre theater orchestra choir guild alliance coalition authority bureau chamber wing squadron battalion fleet command brewery bakery winery cinema studio gallery zoo grill pub inn motel lodge hall fame steel iron oil gas coal paper bridge duty free civil local insular urban rural development sanatorium centres`,
  legalEnding: /L\.L\.C\.|L\.P\.|P\.C\./u,
  purpose: 'of for',
  fieldEnding: /logy/u,
  common:
    'world first metropolitan olympic conference elementary middle high senior junior primary secondary preparatory technical vocational savings credit commerce nursing home hospice infirmary symphony historical district athletic appeals assembly exchange independent united public private municipal federal special joint advanced applied integrated global cooperative program programme project alumni student veterans youth elderly disabled eye heart cancer kidney lung brain spine skin bone breast pain sleep stroke diabetes cottage practice group family dental teaching acute maternity birthing outpatient day orthopaedic orthopedic psychiatric physiotherapy trauma burns respiratory renal specialist',
  dictionary: 'wordnet',
  titleCase: true,
  nationalities: [
    [
      'Palestin Austr Austral Brazil Bulgar Canad Croat Egypt Hungar Ind Ital Iran Norweg Pers Roman Russ Serb Tunis Ukrain Alger Armen Eston',
      'ians ian',
    ],
    ['Americ Afric Mexic Cub Morocc Germ Rom Chile Keny', 'ans an'],
    ['Span Pol Swed Dan Finn Scott Brit Turk Ir Engl', 'ish'],
    ['Chin Japan Portugu Vietnam Leban Sudan Malt Taiwan Senegal', 'ese'],
    ['Ecuador Brun Europ Singapor Kor', 'eans ean'],
    ['Iraq Israel Pakistan Kuwait Saud Bangladesh Yemen Oman', 'is i'],
    ['French Dutch Greek Czech Swiss Welsh Thai Icelandic Arab', '-'],
    ['Europe Asia Africa Oceania Antarctica', '-'],
    ['North_America South_America Latin_America Central_America East_Asia West_Africa', '-'],
  ],
  fields: [
    [
      'Education Finance Health Agriculture Transport Justice Housing Energy Commerce Labor Labour Defense Defence Culture Tourism Immigration Welfare Trade Forestry Transportation Security Planning Research Statistics Taxation Mining Aviation Rehabilitation',
      '-',
    ],
    [
      'Medicine Surgery Nursing Pharmacy Dentistry Dermatology Neurology Psychiatry Pediatrics Cardiology Oncology Radiology Urology Anesthesiology Pathology Neurosurgery Orthopedics',
      '-',
    ],
    [
      'Science Technology Engineering Mathematics Physics Chemistry Biology Economics Law History Philosophy Psychology Sociology Geography Music Theology Linguistics Archaeology Astronomy Design Architecture Journalism Politics Literature Genetics Ecology Nutrition Geology Anthropology Biochemistry',
      '-',
    ],
    ['Arts Sciences Letters Humanities Languages Crafts', '-'],
    ['Industrial Mechanical Electrical Chemical Civil Environmental Nuclear Agricultural', '-'],
    ['Biological Physical Social Political Natural Mathematical', '-'],
    [
      'Football Baseball Basketball Hockey Rugby Cricket Tennis Volleyball Badminton Soccer Softball Golf Swimming Athletics Cycling',
      '-',
    ],
    ['Lutheran Methodist Baptist Presbyterian Catholic Episcopal Anglican Adventist', '-'],
    ['Islamic Christian Jewish Buddhist Muslim Hindu', '-'],
    ['Democratic Republican Socialist Communist Liberal Conservative', '-'],
    ['Engineer Teacher Nurse Physician Lawyer Farmer Writer Artist Journalist Architect Surgeon Dentist', 's'],
  ],
};
