// Spanish lists compiled for this project from general knowledge (MIT).
import { words } from './lib-locale-lists.js';

/** The most common family names of Spain, which about half of its people bear, and those common in Spanish America. */
export const commonFamilyNames =
  words(`García, González, Rodríguez, Fernández, López, Martínez, Sánchez, Pérez, Gómez, Martín,
Jiménez, Hernández, Ruiz, Díaz, Moreno, Muñoz, Álvarez, Romero, Gutiérrez, Alonso, Navarro, Torres, Domínguez, Ramos, Vázquez,
Ramírez, Gil, Serrano, Morales, Molina, Blanco, Suárez, Castro, Ortega, Delgado, Ortiz, Marín, Rubio, Núñez, Medina, Sanz,
Castillo, Iglesias, Cortés, Garrido, Santos, Guerrero, Lozano, Cano, Cruz, Méndez, Flores, Prieto, Herrera, Peña, León, Márquez,
Cabrera, Gallego, Calvo, Vidal, Campos, Reyes, Vega, Fuentes, Carrasco, Díez, Aguilar, Caballero, Nieto, Santana, Vargas, Pascual,
Giménez, Herrero, Hidalgo, Montero, Lorenzo, Santiago, Benítez, Durán, Ibáñez, Arias, Mora, Ferrer, Carmona, Vicente, Rojas, Soto,
Crespo, Román, Pastor, Velasco, Parra, Sáez, Moya, Bravo, Rivera, Gallardo, Soler, Silva, Mendoza, Guzmán, Salazar, Rivas, Vera`);

export const commonFemale =
  words(`María, Carmen, María Carmen, Ana, Isabel, Ana María, María Pilar, María Dolores, Josefa, Laura,
María Teresa, Cristina, Marta, María Ángeles, Lucía, Francisca, María Isabel, Antonia, María José, Dolores, Sara, Paula, Elena,
Raquel, Rosa, Pilar, Concepción, Manuela, Mercedes, Julia, Beatriz, Nuria, Silvia, Rosario, Juana, Alba, Irene, Teresa, Encarnación,
Patricia, Montserrat, Andrea, Rocío, Mónica, Alicia, Sonia, Sandra, Marina, Susana, Yolanda, Natalia, Margarita, Eva, Inmaculada,
Claudia, Ángela, Esther, Noelia, Verónica, Carla, Sofía, Amparo, Nerea, Carolina, Daniela, Martina, Victoria, Inés, Valeria`);

export const commonMale =
  words(`Antonio, José, Manuel, Francisco, Juan, David, José Antonio, José Luis, Javier, Francisco Javier,
Jesús, Daniel, Carlos, Miguel, Alejandro, Rafael, José Manuel, Pedro, Ángel, Miguel Ángel, José María, Fernando, Luis, Pablo, Sergio,
Jorge, Alberto, Juan Carlos, Juan José, Álvaro, Diego, Adrián, Juan Antonio, Raúl, Enrique, Iván, Ramón, Vicente, Rubén, Óscar,
Andrés, Joaquín, Juan Manuel, Santiago, Eduardo, Víctor, Mario, Roberto, Jaime, Francisco José, Ignacio, Marcos, Alfonso, Jordi,
Salvador, Ricardo, Emilio, Hugo, Guillermo, Gabriel, Julián, Julio, Tomás, Martín, Gonzalo, Agustín`);

export const moreFemale =
  words(`María Luisa, María Mercedes, María Jesús, María Elena, María Rosa, María Victoria, María Cristina,
María Rosario, María Concepción, María Soledad, María Antonia, María Belén, María Nieves, María Esther, María Lourdes, María Paz,
María Asunción, María Inmaculada, María Consuelo, María Eugenia, María Amparo, María Josefa, María Encarnación, María Remedios,
María Esperanza, María Magdalena, Ana Isabel, Ana Belén, Ana Cristina, Ana Rosa, Rosa María, Luz María, Laura Isabel, Eva María,
Clara Isabel, Carmen María, Juana María, Francisca María, Blanca Rosa, Leire, Ane, Nahia, June, Maialen, Amaia, Itziar, Izaro,
Garazi, Uxue, Iratxe, Arantxa, Begoña, Estíbaliz, Iria, Uxía, Sabela, Antía, Xiana, Ruíz, Domínquez, Francia, Nacio, Noa, Vega, Valentina, Aitana, Triana, Abril,
Jimena, Lola, Candela, Manuela, Olivia, Elsa, Ariadna, Leyre, Aroa, Nayara, Saray, Zaida, Macarena, Reyes, Fátima, Guadalupe`);

export const moreMale =
  words(`José Ramón, José Miguel, José Ignacio, José Carlos, José Francisco, José Javier, José Vicente,
José Ángel, Juan Francisco, Juan Luis, Juan Ramón, Juan Pablo, Juan Miguel, Juan Ignacio, Juan Jesús, Juan Pedro, Luis Miguel,
Luis Alberto, Luis Fernando, Luis Enrique, Luis Antonio, Carlos Alberto, Víctor Manuel, Marco Antonio, Pedro José, Pedro Luis,
Pedro Antonio, Manuel Jesús, Francisco Manuel, Francisco Jesús, Miguel Antonio, Ángel Luis, Jesús María, Jorge Luis, Javier Ignacio,
Iker, Unai, Ander, Mikel, Asier, Aritz, Beñat, Gorka, Iñaki, Iñigo, Jon, Julen, Xabier, Eneko, Oier, Markel, Brais, Xoel, Anxo,
Uxío, Breogán, Roi, Leo, Lucas, Mateo, Bruno, Enzo, Thiago, Izan, Gael, Eric, Aarón, Nicolás, Samuel, Rodrigo, Rayan, Aimar`);

/** Saints with their title; gender is the title's. */
export const saints = {
  m: words(`San Agustín, San Alberto, San Alejo, San Alfonso, San Ambrosio, San Andrés, San Ángel, San Antonio, San Antonio Abad,
San Antonio de Padua, San Bartolomé, San Basilio, San Benito, San Bernabé, San Bernardo, San Blas, San Braulio, San Bruno,
San Camilo, San Camilo de Lelis, San Carlos, San Carlos Borromeo, San Cayetano, San Cipriano, San Claudio, San Clemente, San Cosme,
San Cosme y San Damián, San Cristóbal, San Diego, San Dionisio, San Eduardo, San Eloy, San Emilio, San Esteban, San Eugenio,
San Federico, San Felipe, San Felipe Neri, San Félix, San Fermín, San Fernando, San Francisco, San Francisco de Asís,
San Francisco de Borja, San Francisco de Paula, San Francisco Javier, San Froilán, San Gabriel, San Gil, San Gregorio,
San Guillermo, San Hermenegildo, San Hilario, San Honorio, San Ignacio, San Ildefonso, San Isidoro, San Isidro, San Jaime,
San Jerónimo, San Joaquín, San Jorge, San José, San José de Calasanz, San Juan, San Juan Bautista, San Juan Bosco, San Juan de Ávila,
San Juan de Dios, San Juan de la Cruz, San Julián, San Justo, San Lázaro, San Leandro, San León, San Leopoldo, San Lorenzo,
San Lucas, San Luis, San Mamés, San Manuel, San Marcial, San Marcos, San Martín, San Mateo, San Matías, San Mauro, San Miguel,
San Millán, San Nicolás, San Onofre, San Pablo, San Pancracio, San Pantaleón, San Pascual, San Pedro, San Pedro Apóstol,
San Pedro de Alcántara, San Pedro Nolasco, San Pelayo, San Prudencio, San Rafael, San Ramón, San Ramón Nonato, San Roque,
San Saturnino, San Sebastián, San Segundo, San Simón, San Telmo, San Timoteo, San Torcuato, San Valentín, San Valero, San Vicente,
San Vicente de Paúl, San Vicente Ferrer, San Víctor, Santiago, Santiago Apóstol, Santo Domingo, Santo Domingo de Guzmán,
Santo Tomás, Santo Tomás de Aquino, Santo Toribio`),
  f: words(`Santa Águeda, Santa Ana, Santa Ángela, Santa Apolonia, Santa Bárbara, Santa Beatriz, Santa Bernardita, Santa Brígida,
Santa Casilda, Santa Catalina, Santa Cecilia, Santa Clara, Santa Coloma, Santa Cristina, Santa Cruz, Santa Elena, Santa Elisa,
Santa Emilia, Santa Engracia, Santa Escolástica, Santa Eugenia, Santa Eulalia, Santa Filomena, Santa Florentina, Santa Gema,
Santa Genoveva, Santa Gertrudis, Santa Inés, Santa Irene, Santa Isabel, Santa Joaquina de Vedruna, Santa Juana, Santa Juliana,
Santa Justa, Santa Leocadia, Santa Lucía, Santa Luisa, Santa Luisa de Marillac, Santa Magdalena, Santa Margarita, Santa María,
Santa María del Mar, Santa María la Mayor, Santa Marina, Santa Marta, Santa Matilde, Santa Mónica, Santa Olalla, Santa Paula,
Santa Petronila, Santa Quiteria, Santa Rita, Santa Rosa, Santa Rosa de Lima, Santa Rosalía, Santa Rufina, Santa Sabina,
Santa Susana, Santa Tecla, Santa Teresa, Santa Teresa de Jesús, Santa Úrsula, Santa Verónica, Santa Victoria`),
};

/** Of the titles below, those after which a hospital is called whose town everybody knows: never drawn. */
export const ofOneTown = words(
  `Virgen Macarena, Virgen del Rocío, Nuestra Señora de Sonsoles, Nuestra Señora del Prado, Nuestra Señora de la Candelaria, Virgen de las Nieves, Virgen de la Salud, Virgen de los Lirios, Virgen del Mirón, Virgen de la Concha, Virgen de la Montaña, Virgen del Castillo, Virgen de la Vega`,
);

/** Titles of the Virgin and of Christ, after which hospitals, schools and streets are called. */
export const advocations =
  words(`Virgen de la Cabeza, Virgen de la Caridad, Virgen de la Concha, Virgen de la Esperanza,
Virgen de la Luz, Virgen de la Montaña, Virgen de la Paloma, Virgen de la Paz, Virgen de la Peña, Virgen de la Salud,
Virgen de la Soledad, Virgen de la Torre, Virgen de la Vega, Virgen de las Angustias, Virgen de las Nieves, Virgen de los Dolores,
Virgen de los Lirios, Virgen de los Remedios, Virgen del Camino, Virgen del Carmen, Virgen del Castillo, Virgen del Consuelo,
Virgen del Mar, Virgen del Mirón, Virgen del Pilar, Virgen del Prado, Virgen del Puerto, Virgen del Rocío, Virgen del Rosario,
Virgen del Valle, Virgen Macarena, Nuestra Señora de Gracia, Nuestra Señora de Guadalupe, Nuestra Señora de la Antigua,
Nuestra Señora de la Asunción, Nuestra Señora de la Candelaria, Nuestra Señora de la Merced, Nuestra Señora de las Mercedes,
Nuestra Señora de Lourdes, Nuestra Señora de Montserrat, Nuestra Señora de Sonsoles, Nuestra Señora del Buen Suceso,
Nuestra Señora del Perpetuo Socorro, Nuestra Señora del Prado, Nuestra Señora del Rosario, Inmaculada Concepción,
Sagrado Corazón, Sagrada Familia, Santísima Trinidad, Divina Pastora, Buen Pastor, Cristo Rey, Espíritu Santo, Niño Jesús,
La Inmaculada, La Milagrosa, La Purísima`);

export const streetKinds =
  words(`Calle, Avenida, Plaza, Paseo, Camino, Travesía, Ronda, Carretera, Pasaje, Glorieta, Callejón,
Alameda, Cuesta, Bulevar, Rambla, Costanilla, Plazuela, Vía, Senda, Urbanización`);

/** What follows the kind of street in a street name. */
export const streetCores =
  words(`Mayor, Real, Nueva, Ancha, Alta, Baja, Larga, del Sol, de la Luna, de la Cruz, de la Iglesia,
de la Fuente, de la Paz, de la Constitución, de la Libertad, de la Concordia, de la Estación, de la Feria, de la Victoria,
de la Independencia, de la Montaña, de la Ermita, de la Ribera, de la Huerta, de la Victoria, de la Amargura, de la Palma,
de la Rosa, de la Torre, de la Reina, de la Princesa, de la Merced, de la Soledad, de la Trinidad, de la Magdalena, de la Encina,
de la Vega, de la Dehesa, de la Cañada, de la Cooperativa, de la Industria, de la Ciencia, de la Música, de la Hispanidad,
de la Igualdad, de la Esperanza, de la Caridad, de la Salud, de la Luz, de la Alegría, de la Marina, de la Playa, del Mar,
del Puerto, del Río, del Carmen, del Pilar, del Rosario, del Prado, del Pozo, del Molino, del Castillo, del Rey, del Príncipe,
del Mercado, del Hospital, del Colegio, del Convento, del Calvario, del Horno, del Olivo, del Olmo, del Pino, del Parque,
del Campo, del Norte, del Sur, del Este, del Oeste, del Arenal, del Barranco, del Cementerio, del Ferrocarril, del Arco,
del Álamo, del Almendro, del Naranjo, del Roble, del Romero, del Tomillo, del Cid, del Comercio, del Trabajo, del Teatro,
de los Olivos, de los Pinos, de los Álamos, de los Almendros, de los Naranjos, de los Cipreses, de los Sauces, de los Tilos,
de los Reyes, de los Reyes Católicos, de los Mártires, de los Caídos, de los Fueros, de los Herreros, de los Molinos,
de los Huertos, de los Pescadores, de los Poetas, de los Jardines, de los Descubrimientos, de las Flores, de las Rosas,
de las Eras, de las Fuentes, de las Huertas, de las Palmeras, de las Acacias, de las Delicias, de las Monjas, de las Cruces,
de las Peñas, de las Escuelas, de las Américas, de las Naciones, de Europa, de América, de Andalucía, de Aragón, de Castilla,
de Cataluña, de Extremadura, de Galicia, de Navarra, de Asturias, de Cantabria, de Canarias, de Portugal, de Italia, de Francia,
Cervantes, Lope de Vega, Calderón de la Barca, Quevedo, Góngora, Garcilaso, Velázquez, Goya, Murillo, Zurbarán, El Greco,
Miguel Hernández, Antonio Machado, García Lorca, Juan Ramón Jiménez, Rosalía de Castro, Bécquer, Espronceda, Zorrilla, Larra,
Pérez Galdós, Emilia Pardo Bazán, Concepción Arenal, Ramón y Cajal, Severo Ochoa, Isaac Peral, Cristóbal Colón, Magallanes,
Hernán Cortés, Pizarro, Isabel la Católica, Fernando el Católico, Alfonso X el Sabio, Juan Carlos I, Doctor Fleming,
Manuel de Falla, Isaac Albéniz, Joaquín Rodrigo, Picasso, Salvador Dalí, Joaquín Sorolla, Blasco Ibáñez, Pío Baroja, Unamuno,
Clara Campoamor, María Zambrano, Maestro Rodrigo, Padre Feijoo, Jovellanos, Quintana, Churruca, Gravina, Daoiz y Velarde,
Dos de Mayo, Primero de Mayo, 8 de Marzo, 12 de Octubre, Siglo XXI, Gran Vía, Jardín Botánico, Tierno Galván, Buenavista, Bellavista,
Miraflores, Monteverde, Fuensanta, Río Tajo, Río Duero, Río Ebro, Río Miño, Río Guadiana, Río Guadalquivir, Río Segura, Río Júcar,
Sierra Nevada, Sierra de Gredos, Sierra Morena, Sierra de Guadarrama, Teide, Mulhacén, Covadonga, Numancia, Lepanto, Trafalgar,
Bailén, Pavía, San Quintín, Roncesvalles`);

export const specialties =
  words(`Alergología, Anatomía Patológica, Anestesiología y Reanimación, Angiología y Cirugía Vascular,
Aparato Digestivo, Cardiología, Cirugía Cardiovascular, Cirugía General, Cirugía General y del Aparato Digestivo,
Cirugía Maxilofacial, Cirugía Pediátrica, Cirugía Plástica, Cirugía Torácica, Cirugía Vascular, Cuidados Intensivos,
Cuidados Paliativos, Dermatología, Endocrinología, Endocrinología y Nutrición, Farmacia Hospitalaria, Farmacología Clínica,
Gastroenterología, Genética, Geriatría, Ginecología, Hematología, Hematología y Hemoterapia, Hospitalización a Domicilio,
Inmunología, Medicina de Familia, Medicina del Trabajo, Medicina Física y Rehabilitación, Medicina Intensiva, Medicina Interna,
Medicina Nuclear, Medicina Preventiva, Microbiología, Nefrología, Neonatología, Neumología, Neurocirugía, Neurofisiología Clínica,
Neurología, Obstetricia y Ginecología, Oftalmología, Oncología Médica, Oncología Radioterápica, Otorrinolaringología, Pediatría,
Psicología Clínica, Psiquiatría, Radiodiagnóstico, Radiología, Rehabilitación, Reumatología, Salud Mental, Traumatología,
Traumatología y Ortopedia, Urgencias, Urología, Cirugía Ortopédica y Traumatología, Enfermedades Infecciosas, Hepatología,
Unidad del Dolor, Unidad Coronaria, Consultas Externas, Admisión, Quirófano, Trabajo Social, Logopedia, Fisioterapia`);

/** What a company does; stands before a name. */
export const companyKinds =
  words(`Construcciones, Transportes, Talleres, Distribuciones, Inversiones, Promociones, Suministros,
Instalaciones, Reformas, Limpiezas, Muebles, Maderas, Carpintería, Cerámicas, Electrodomésticos, Electricidad, Fontanería, Viveros,
Bodegas, Conservas, Panadería, Pastelería, Carnicería, Frutas, Pescados, Congelados, Embutidos, Aceites, Quesos, Librería, Papelería,
Imprenta, Gráficas, Editorial, Ediciones, Joyería, Óptica, Farmacia, Peluquería, Floristería, Ferretería, Mercería, Zapatería,
Calzados, Confecciones, Tejidos, Hilaturas, Autocares, Autoescuela, Automóviles, Neumáticos, Recambios, Gasolinera, Hostal, Hotel,
Restaurante, Cafetería, Bar, Mesón, Asesoría, Gestoría, Consultoría, Inmobiliaria, Arquitectura, Ingeniería, Laboratorios,
Metalúrgica, Fundiciones, Industrias, Manufacturas, Mecanizados, Excavaciones, Áridos, Hormigones, Pinturas, Pavimentos, Piscinas,
Jardinería, Mudanzas, Logística, Almacenes, Comercial, Representaciones, Exportaciones, Seguridad, Seguros, Viajes, Informática,
Telecomunicaciones, Sistemas, Energías, Climatización, Reciclajes, Grúas, Tintorería, Funeraria, Residencia, Guardería, Academia`);

export const companyForms = words(`S.L., S.A., S.L.U., S.A.U., S.L.L., S. Coop., C.B., SL, SA, SLU`);

/** What an association, foundation or institute is for; stands after "de" or alone. */
export const causes =
  words(`Ayuda a la Infancia, Amigos del Camino, Enfermos de Alzheimer, Enfermos Renales, Diabéticos, Celíacos,
Donantes de Sangre, Mujeres Rurales, Personas Mayores, Personas con Discapacidad, Padres y Madres, Vecinos, Comerciantes,
Agricultores, Ganaderos, Pescadores, Jubilados, Antiguos Alumnos, Lucha contra el Cáncer, Lucha contra la Droga, Salud Mental,
Integración Social, Cooperación al Desarrollo, Defensa de la Naturaleza, Educación Especial, Formación Profesional,
Investigación Biomédica, Investigación Sanitaria, Estudios Históricos, Patrimonio Cultural, Amigos de la Ópera, Amigos del Museo,
Deporte Adaptado, Esclerosis Múltiple, Fibromialgia, Parkinson, Enfermedades Raras, Parálisis Cerebral, Síndrome de Down, Autismo,
Enfermos del Corazón, Trasplantados, Voluntariado Social, Acogida Familiar, Empresas Familiares, Consumidores y Usuarios`);

export const emailDomains =
  words(`gmail.com, hotmail.com, hotmail.es, outlook.com, outlook.es, yahoo.es, yahoo.com, telefonica.net,
ono.com, icloud.com, live.com, terra.es, wanadoo.es, movistar.es, msn.com, jazztel.es, euskaltel.net, mundo-r.com, orange.es,
hotmail.com.ar, yahoo.com.mx, protonmail.com, correo.com, gmx.es`);

export const urlWords =
  words(`clinica, hospital, farmacia, consulta, laboratorio, fundacion, instituto, asociacion, centro, colegio,
gestoria, asesoria, taller, hotel, restaurante, bodegas, viajes, libreria, optica, transportes`);

export const regions = {
  ES: words(`Andalucía, Aragón, Asturias, Principado de Asturias, Islas Baleares, Canarias, Islas Canarias, Cantabria, Castilla y León,
Castilla-La Mancha, Cataluña, Comunidad Valenciana, Extremadura, Galicia, La Rioja, Comunidad de Madrid, Región de Murcia, Navarra,
Comunidad Foral de Navarra, País Vasco, Ceuta, Melilla, Álava, Albacete, Alicante, Almería, Ávila, Badajoz, Baleares, Barcelona,
Burgos, Cáceres, Cádiz, Castellón, Ciudad Real, Córdoba, La Coruña, Cuenca, Gerona, Granada, Guadalajara, Guipúzcoa, Huelva, Huesca,
Jaén, León, Lérida, Lugo, Madrid, Málaga, Murcia, Orense, Palencia, Las Palmas, Pontevedra, Salamanca, Santa Cruz de Tenerife,
Segovia, Sevilla, Soria, Tarragona, Teruel, Toledo, Valencia, Valladolid, Vizcaya, Zamora, Zaragoza`),
  AR: words(`Buenos Aires, Catamarca, Chaco, Chubut, Corrientes, Entre Ríos, Formosa, Jujuy, La Pampa, Mendoza, Misiones, Neuquén,
Río Negro, Salta, San Juan, San Luis, Santa Fe, Santiago del Estero, Tierra del Fuego, Tucumán`),
  MX: words(`Aguascalientes, Baja California, Baja California Sur, Campeche, Chiapas, Chihuahua, Coahuila, Colima, Durango, Guanajuato,
Guerrero, Hidalgo, Jalisco, Michoacán, Morelos, Nayarit, Nuevo León, Oaxaca, Puebla, Querétaro, Quintana Roo, San Luis Potosí,
Sinaloa, Sonora, Tabasco, Tamaulipas, Tlaxcala, Veracruz, Yucatán, Zacatecas`),
  CO: words(`Antioquia, Atlántico, Bolívar, Boyacá, Caldas, Caquetá, Cauca, Cesar, Cundinamarca, La Guajira, Huila, Magdalena, Meta, Nariño,
Norte de Santander, Quindío, Risaralda, Santander, Sucre, Tolima, Valle del Cauca`),
  CL: words(
    `Antofagasta, Araucanía, Atacama, Aysén, Biobío, Coquimbo, Los Lagos, Los Ríos, Magallanes, Maule, Ñuble, Tarapacá, Valparaíso`,
  ),
};

/** Towns that lie close to a big city and are none of its quarters. */
export const commonTowns =
  words(`Leganés, Getafe, Alcorcón, Móstoles, Pozuelo de Alarcón, Coslada, Alcobendas, Badalona,
Santa Coloma de Gramenet, L'Hospitalet de Llobregat, Cornellà de Llobregat, Sant Adrià de Besòs, Esplugues de Llobregat,
Sant Just Desvern, El Prat de Llobregat, Mislata, Burjassot, Paterna, Xirivella, Camas, Tomares, San Juan de Aznalfarache, Barakaldo,
Sestao, Basauri, Alboraya, Torremolinos, Mairena del Aljarafe`);

/** Quarters and other places that are no towns. */
export const noTown =
  /^(?:Barri |Barrio |Primer |Segundo |Colonia |Casco |Villa de Vallecas|Fuencarral|Fraccionamiento |Delegación |Centro |Distrito |Ejido |Ampliación |Urbanización |Polígono |el |la |els |les |es |sa |ses |s'|(?:Centro|Imperial|Delicias|Ensanche|Eixample|Ciudad Lineal|Retiro|Tetuán|Latina|Usera|Hortaleza|Nou Barris|Sants|Gràcia|Sarrià|Horta|Iztapalapa|Miguel Hidalgo|Cuauhtémoc|Venustiano Carranza|Tlalpan|Coyoacán|Azcapotzalco|Iztacalco|Xochimilco|Tláhuac|Gustavo Adolfo Madero|Suba|Kennedy)$)/u;

/** In the sources' lists, but pet names or no Spanish names. */
export const noGivenNames =
  words(`Chema, Chuy, Toño, Chelo, Chita, Dan, Nico, Isa, Charo, Paco, Pepe, Pepito, Corona, Junior, Perlita, Eli, Dani, Seve, Samu, Dorita, Manuelita, Maxi, Ale, Lucho, Denis, Yuri, Michel, Nacho, Lalo, Poncio,
Chus, Kike, Quique, Fito, Nando, Manu, Rafa, Javi, Lupe, Lupita, Tere, Pili, Loli, Luís, Domínquez, Nacio, Ruíz`);
export const noFamilyNames = words(
  `Name, Kanzaki, Xiana, Ruíz, Domínquez, Francia, Nacio, Jr, Hijo, Quintero cruz, Kara, Karem, Karen, Kevin, Yago, Águilar, Luís, Pagan, Garica,
Jimínez, Hernádez, Rodrígez, Rodríquez, Bétancourt, Gollum, Xairo Belmonte`,
);
/** Names that the sources give to both genders, or to the wrong one. */
export const givenNameGenders = {
  Rosario: 'f',
  Trinidad: 'f',
  Cruz: 'u',
  Guadalupe: 'f',
  Reyes: 'f',
  Jesús: 'm',
  María: 'f',
  José: 'm',
  Ángel: 'm',
  Carmen: 'f',
  Consuelo: 'f',
  Amor: 'f',
  Sol: 'f',
  Ariel: 'm',
  Alexis: 'm',
  Andrea: 'f',
  Noa: 'f',
  Noé: 'm',
  Alex: 'm',
  Álex: 'm',
  Luz: 'f',
};

export const townSpellings = {
  Cadiz: 'Cádiz',
  Alora: 'Álora',
  'A Pobra do Brollon': 'A Pobra do Brollón',
  'San Miguel De Abona': 'San Miguel de Abona',
  "l'Alfàs del Pi": "L'Alfàs del Pi",
  'Castelló de la Plana': 'Castellón de la Plana',
  Donostia: 'Donostia-San Sebastián',
  Gasteiz: 'Vitoria-Gasteiz',
  "L'Alcúdia de Crespìns": "L'Alcúdia de Crespins",
};

/** Autonomous communities by GeoNames code. */
export const communities = {
  '07': 'Islas Baleares',
  27: 'La Rioja',
  29: 'Madrid',
  31: 'Murcia',
  32: 'Navarra',
  34: 'Asturias',
  39: 'Cantabria',
  51: 'Andalucía',
  52: 'Aragón',
  53: 'Canarias',
  54: 'Castilla-La Mancha',
  55: 'Castilla y León',
  56: 'Cataluña',
  57: 'Extremadura',
  58: 'Galicia',
  59: 'País Vasco',
  60: 'Comunidad Valenciana',
};

export const america = {
  MX: 'México',
  AR: 'Argentina',
  CO: 'Colombia',
  CL: 'Chile',
  PE: 'Perú',
  EC: 'Ecuador',
  UY: 'Uruguay',
  VE: 'Venezuela',
};
