/** Folded words of all locales that tell what kind of thing a name names. They are kept; what stands beside them is replaced. */

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter((word) => word !== ''));

/** "of", "de la", "und": inside names, never replaced. */
export const FUNCTION_WORDS = words(`
  of the and for at in on by to a an from with & de del de la las los el y e i o en al a para por con sin sobre
  du des le les l d et au aux pour dans sur sous chez en der die das dem den des und fur im in am an auf zu zur zum beim von vom mit bei
  och av for i pa till om vid dels als amb per da do dos das van s`);

export const LEGAL_FORMS = words(`
  inc incorporated corp corporation co company ltd limited llc llp plc lp pc gmbh ag kg ohg gbr kgaa ug mbh ev e.v eg se
  sa s.a sl s.l slu s.l.u sau sas sarl eurl sci scp scop sc snc sasu ab aktiebolag hb bv nv oy as spa srl cb sccl scoop aktiengesellschaft
  gesellschaft genossenschaft partnerschaft partners associates sons fils hijos hermanos brothers bros gruppe group grupo groupe holding holdings foundation
  cie`);

export const ORGANISATION_KINDS = words(`
  hospital hospitals clinic clinica clinique klinik kliniken klinikum klinikums center centre centro centers medical health healthcare care university
  universitario universitaria universitaire universitari universidad universite universitat universitet universitatsklinikum college
  school schools institute institut instituto institution academy academia academie akademie library museum church cathedral parish
  department division unit ward service services servicio servei servicios unidad departamento seccion section abteilung station
  association asociacion associacio verein verband verbandes verbandes bund union society sociedad societe societat gesellschaft
  federation federacion bundesverband club klub team league liga ligue council board committee commission comision comite comissio kommission
  agency agencia agence agentur office oficina amt behorde ministry ministerio ministere ministerium conselleria consejeria bank banco banque
  party partido parti partei army navy corps regiment brigade force forces air police policia company society times news journal press
  records radio tv network airlines airport railway railways hotel restaurant cafe pharmacy farmacia pharmacie apotheke apotek laboratory laboratories
  laboratorio laboratoire labor residencia residence resort residenz maison haus heim hogar asilo stiftung fundacion fundacio fondation
  general regional provincial comarcal clinico complejo complexe complexo hospitalario hospitalier hospitaliere hospitalari hospitalet
  hopital hopitaux hop ch chu chru chr ap-hp aphp polyclinique policlinica policlinico sanatorio sanatorium centre-hospitalier ehpad ssr
  salud sante salut gesundheit gesundheitszentrum ambulatorio ambulatori consultorio cap cabinet praxis memorial community county city state
  national nacional nationale nationaler royal real konigliche kungliga international internacional internationale central nord sud est ouest norte sur este oeste
  kreiskrankenhaus krankenhaus krankenhauses spital sjukhus sjukhuset lasarett lasarettet vardcentral vardcentralen
  landgericht landgerichts amtsgericht amtsgerichts sozialgericht sozialgerichts oberlandesgericht oberlandesgerichts verwaltungsgericht
  verwaltungsgerichts lg ag olg sg vg bundesamt landesamt finanzamt finanzamts jobcenter jobcenters landkreis stadt gemeinde kreis markenstelle klasse senat
  staatsanwaltschaft senats gericht schule schulzentrum fachschule berufsschule gymnasium zentrum
  systems solutions technologies technology software consulting research capital insurance energy industries international media digital data
  construction logistics foods motors electric power water works manufacturing studios entertainment games books publishing
  medicina cirugia pediatria urologia cardiologia neurologia oncologia radiologia psiquiatria dermatologia oftalmologia ginecologia traumatologia
  medicine surgery pediatrics urology cardiology neurology oncology radiology psychiatry dermatology emergency intensive chirurgie urologie
  cardiologie neurologie oncologie radiologie psychiatrie pediatrie urgences reanimation kardiologie neurologie onkologie kinderklinik
  doctor dr general-hospital women's children's womens childrens mercy mutual trust fund institute's scouts guides boys girls boy girl
  legion movement front liberation congress parliament senate house court tribunal juzgado audiencia
  organization organisation mission government scout scouting gobierno junta ayuntamiento universitats gouvernement mairie prefecture facultad faculty facultat faculte auditorium theatre theater teatro orchestra choir opera guild alliance coalition authority bureau chamber wing squadron battalion fleet command brewery bakery winery cinema studio gallery zoo grill pub inn motel lodge hall fame steel iron oil gas coal paper bridge duty free barrio ciudad civil militar local insular univ urban rural development hansestadt freistaat freistaats lander infantil materno escuela escuelas colegio colegios juzgados centros centres edificio ecole ecoles lycee college escola escoles col·legi landes lander dienst dienstes medizinische medizinischer beruflichen medizinischen medizinische diakonissenhaus brauerei rechtsanwalte kanzlei verlag werke werk spedition rechtsschutz versicherungs allgemeine autohaus backerei apotheken`);

/** Ends of compound words that tell the kind: "Kreiskrankenhauses". */
const ORGANISATION_HEADS =
  /(?:krankenhaus(?:es)?|klinik(?:um|ums|en)?|gericht(?:s|es|e)?|ministerium(?:s)?|anstalt|behorde|verwaltung|agentur|kammer|kasse|versicherung|gesellschaft|stiftung|schule|universitat|institut(?:s)?|zentrum(?:s)?|verband(?:s|es)?|verein(?:s)?|vereinigung(?:en)?|gewerkschaft|regierung|rat(?:s|es)?|bund(?:s|es)?|dienst(?:es|s)?|amt(?:s|es)?|kanzlei(?:en)?|akademie|bibliothek|kirche|kommission|partei|sjukhus(?:et)?|mottagning(?:en)?|hogskola|skola(?:n)?|straftkammer|bank|werk(?:e)?|verlag)$/;

export function isOrganisationKind(folded: string): boolean {
  return (
    ORGANISATION_KINDS.has(folded) || LEGAL_FORMS.has(folded) || (folded.length > 8 && ORGANISATION_HEADS.test(folded))
  );
}

export const PLACE_KINDS = words(`
  county district province region state city town village parish municipality borough township territory republic kingdom empire federation
  river lake sea ocean bay gulf strait island islands isle isles mount mountain mountains hill hills valley forest desert beach coast cape point peninsula creek
  park gardens garden square bridge station railway airport port harbor harbour mall market centre center tower castle palace hall house church abbey cathedral
  temple stadium arena field fields school college university hospital hotel building museum library cemetery farm ranch fort camp base
  north south east west northern southern eastern western central upper lower new old great greater little san santa santo saint st sainte
  provincia comarca municipio distrito barrio ciudad villa pueblo rio lago mar sierra valle isla islas puerto parque polideportivo estacion aeropuerto comunidad
  departement commune arrondissement canton ville village fleuve riviere lac mer ile iles gare cedex quartier faubourg
  bundesrepublik freistaat freistaats republik konigreich land stadt hansestadt freien gemeinde landkreis kreis bezirk insel see fluss berg bad ober unter
  vereinigten staaten staat estados unidos united states reino unido area convention shopping royaume uni etats unis
  lan lans kommun kommunen socken stad ostra vastra norra sodra comtat vall barri`);

export const STREET_KINDS = words(`
  street st str avenue ave av avn avenida avda avd avgda road rd boulevard blvd bd bld bvd bulevar lane ln drive dr court ct place pl square sq terrace ter way highway hwy route
  parkway pkwy alley trail circle cir crescent close row walk mews broadway loop pike plaza plza pza plz pça
  calle c cl carrer paseo pso passeig camino cno carretera ctra cra ronda rda glorieta gta travesia trv trva cuesta callejon pasaje pje passatge rambla
  urbanizacion urb poligono pol barrio bo partida lugar alameda avinguda placa via cami
  rua carrera diagonal transversal prolongacion paraje
  rue r allee allees impasse imp chemin che passage quai cours sentier voie villa residence square faubourg fbg cite esplanade venelle montee rond-point
  strasse weg platz gasse ring ufer damm steig markt chaussee bundesstrasse landstrasse
  gata gatan vag vagen vaeg grand granden torg torget stig stigen backe backen alle`);

export const UNIT_WORDS = words(`
  apt apartment appt appartement app suite ste unit floor fl flat room rm building bldg bat batiment etage escalier esc porte pt po box p o psc apo aa ae ap dpo fpo
  piso planta puerta pta izq izda izquierda dcha derecha dch bajo bajos bj atico entlo entresuelo principal pral num numero n no nr nº s sn km portal bloque blq bl local der esq edificio edif corner near
  p.o g.p.o bis ter quater etg rdc lot studio stg og eg ug stock hinterhaus vorderhaus lgh tr uppg vaning og pb cs bp postfach box`);

/** Words before a person's name in the name of a street or house. */
export const HONOURS = words(`
  doctor doctora dr dra docteur marechal general generale gal g.al mariscal capitan capitaine commandant colonel coronel president presidente
  rey reina king queen roi reine prince princess principe princesa infanta infante duque marques conde condesa duc comte don dona padre abbe pere mere sor cardinal
  cardenal obispo papa kaiser konig prinz professor profesor ingeniero juez maestro maestra sir lord lady hermanos hermanas alcalde`);

export const SAINTS = words('saint st sainte ste san santa santo sant sankt sta sto');

const STREET_HEADS =
  /^(?<stem>.{2,}?|\p{L})(?<head>stra(?:ß|ss)e|str|weg|platz|gasse|allee|ufer|damm|chaussee|steig|markt|gatan|gata|vägen|väg|gränd|torget|torg|stigen|backen|gården)$/iu;

/** Takes "Hauptstraße" apart into "Haupt" and "straße"; `undefined` for a word that is no such compound. */
export function splitStreetCompound(word: string): { readonly stem: string; readonly head: string } | undefined {
  const groups = STREET_HEADS.exec(word)?.groups;
  return groups === undefined ? undefined : { stem: groups['stem'] ?? '', head: groups['head'] ?? '' };
}

/** Words before, in and behind telephone numbers and addresses of the internet. */
export const CONTACT_WORDS = words(`
  tel tels tele tlf tfno tfn telf telef telefon telefono telefonos telephone telefoon phone phones ph mobile mobil movil mov movils portable handy cell cellular cel celular fax faxes telefax
  home work office pager beeper ext extension extn exten poste durchwahl dw anknytning toll free number nummer numero num no nr hotline direct switchboard fijo contacto contact und and or y o i et ou oder ip address adresse host
  mailto http https ftp sftp www www2 email mail e-mail correo url web website
  com org net edu gov mil int info biz name eu es fr de se uk co us ca cat tw cn jp it pt nl be ch at ie dk no fi pl cz ru br mx ar cl pe ve uy ec cu au nz in io ai tv me gob gouv asso ac sld nhs idv coop pro online app dev
  al am ba bd bg by bo cr cy do dz ee eg ge gr gt hk hn hr hu id il ir is ke kr kz lb li lk lt lu lv ma md mk mt my ng ni pa ph pk pr py qa ro rs sa sg si sk sv th tn tr ua ug uz vn za example test invalid localhost local gouv gob`);

/** Words before a number that say what it numbers. */
export const NUMBER_WORDS = words(`
  record records number numbers medical chart account acct patient case file claim policy member membership group plan health insurance insured subscriber license licence licensed driver drivers driving passport
  certificate registration registered registry serial model device vehicle plate id ids identifier identification identity identity-card card code ref reference order report accession specimen sample study protocol unit
  mrn ssn npi dea vin imei mac sn pid nhs medicare medicaid social security national tax iban bic swift isbn udi lot batch no nr num nb numb
  historia clinica numero num expediente episodio afiliacion seguridad social documento nacional identidad dni nie nif nss nass nuss cip cipa cite sip nhc tis tarjeta sanitaria colegiado colegiada col licencia pasaporte matricula
  residente ano resident year mir interno cuenta poliza seguro registro referencia ref muestra informe estudio proceso solicitud peticion paciente codigo hc csv hosp
  numero dossier patient identifiant securite sociale nir ipp nda iep finess rpps adeli permis conduire passeport carte compte police assurance reference venue sejour prescription no
  nummer akte aktenzeichen az patient patienten fall fallnummer versicherung versicherten versichertennummer sozialversicherung rentenversicherung krankenkasse ausweis personalausweis pass reisepass fuhrerschein
  kennzeichen konto kontonummer steuer kunden kundennummer auftrag befund probe register geschaftszeichen
  personnummer journal journalnummer korkort pass konto kort lopnummer provnummer
  tsi cip targeta sanitaria historia clinica expedient numero col·legiat document identitat afiliacio`);

/** Words of rooms, and of postcodes. */
export const ROOM_WORDS = words(`
  bed ward bay wing level station zimmer bett habitacion hab cama camas sala box consulta consultorio quirofano pabellon ala nivel chambre ch lit salle aile niveau box
  rum sal sang avdelning avd vaning hall area zone theatre theater lab desk office pod suite tower block pavilion icu micu sicu nicu ccu er ed or uci ucin urgencias rea intensivstation kreissaal
  pieza llit planta control mesa fenetre porte couloir ventana puerta window door fenster tur flur fonster dorr despacho gabinete bureau cabinet buro
  zip zipcode postcode postal code codigo code cp plz postleitzahl postnummer cedex codi bp apartado`);
