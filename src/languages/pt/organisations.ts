import { createGenderOf, readDeterminers, readGenderedClasses } from '../classes.ts';
import type { Institutions } from '../pack.ts';

/** Organisations that everybody knows, in classes whose members are of one kind and take the same article. */
const CLASSES = readGenderedClasses(`
f 1ª_Vara_Federal 2ª_Vara_Federal 3ª_Vara_Federal 4ª_Vara_Federal 5ª_Vara_Federal 6ª_Vara_Federal 7ª_Vara_Federal 8ª_Vara_Federal 9ª_Vara_Federal 10ª_Vara_Federal 11ª_Vara_Federal 12ª_Vara_Federal 13ª_Vara_Federal 14ª_Vara_Federal 15ª_Vara_Federal
f 1ª_Vara_Cível 2ª_Vara_Cível 3ª_Vara_Cível 4ª_Vara_Cível 5ª_Vara_Cível 6ª_Vara_Cível 7ª_Vara_Cível 8ª_Vara_Cível 9ª_Vara_Cível 10ª_Vara_Cível 11ª_Vara_Cível 12ª_Vara_Cível 13ª_Vara_Cível 14ª_Vara_Cível 15ª_Vara_Cível
f 1ª_Vara_Criminal 2ª_Vara_Criminal 3ª_Vara_Criminal 4ª_Vara_Criminal 5ª_Vara_Criminal 6ª_Vara_Criminal 7ª_Vara_Criminal 8ª_Vara_Criminal 9ª_Vara_Criminal 10ª_Vara_Criminal
f 1ª_Vara_do_Trabalho 2ª_Vara_do_Trabalho 3ª_Vara_do_Trabalho 4ª_Vara_do_Trabalho 5ª_Vara_do_Trabalho 6ª_Vara_do_Trabalho 7ª_Vara_do_Trabalho 8ª_Vara_do_Trabalho 9ª_Vara_do_Trabalho 10ª_Vara_do_Trabalho 11ª_Vara_do_Trabalho 12ª_Vara_do_Trabalho 13ª_Vara_do_Trabalho 14ª_Vara_do_Trabalho 15ª_Vara_do_Trabalho
m Juízo_da_1ª_Vara_Federal Juízo_da_2ª_Vara_Federal Juízo_da_3ª_Vara_Federal Juízo_da_4ª_Vara_Federal Juízo_da_5ª_Vara_Federal Juízo_da_6ª_Vara_Federal Juízo_da_7ª_Vara_Federal Juízo_da_8ª_Vara_Federal Juízo_da_9ª_Vara_Federal Juízo_da_10ª_Vara_Federal Juízo_da_11ª_Vara_Federal Juízo_da_12ª_Vara_Federal Juízo_da_13ª_Vara_Federal Juízo_da_14ª_Vara_Federal Juízo_da_15ª_Vara_Federal
m Juízo_da_1ª_Vara_Cível Juízo_da_2ª_Vara_Cível Juízo_da_3ª_Vara_Cível Juízo_da_4ª_Vara_Cível Juízo_da_5ª_Vara_Cível Juízo_da_6ª_Vara_Cível Juízo_da_7ª_Vara_Cível Juízo_da_8ª_Vara_Cível Juízo_da_9ª_Vara_Cível Juízo_da_10ª_Vara_Cível Juízo_da_11ª_Vara_Cível Juízo_da_12ª_Vara_Cível Juízo_da_13ª_Vara_Cível Juízo_da_14ª_Vara_Cível Juízo_da_15ª_Vara_Cível
m Juízo_da_1ª_Vara_Criminal Juízo_da_2ª_Vara_Criminal Juízo_da_3ª_Vara_Criminal Juízo_da_4ª_Vara_Criminal Juízo_da_5ª_Vara_Criminal Juízo_da_6ª_Vara_Criminal Juízo_da_7ª_Vara_Criminal Juízo_da_8ª_Vara_Criminal Juízo_da_9ª_Vara_Criminal Juízo_da_10ª_Vara_Criminal
f Assembleia_Legislativa_de_São_Paulo Assembleia_Legislativa_de_Minas_Gerais Assembleia_Legislativa_de_Goiás Assembleia_Legislativa_de_Pernambuco Assembleia_Legislativa_de_Santa_Catarina Assembleia_Legislativa_de_Mato_Grosso Assembleia_Legislativa_de_Alagoas Assembleia_Legislativa_de_Sergipe Assembleia_Legislativa_do_Rio_de_Janeiro Assembleia_Legislativa_do_Paraná Assembleia_Legislativa_do_Rio_Grande_do_Sul Assembleia_Legislativa_do_Ceará Assembleia_Legislativa_do_Pará Assembleia_Legislativa_do_Maranhão Assembleia_Legislativa_do_Espírito_Santo Assembleia_Legislativa_do_Amazonas Assembleia_Legislativa_do_Tocantins Assembleia_Legislativa_da_Bahia Assembleia_Legislativa_da_Paraíba
f Assembleia_Legislativa_do_Estado_de_São_Paulo Assembleia_Legislativa_do_Estado_de_Minas_Gerais Assembleia_Legislativa_do_Estado_de_Goiás Assembleia_Legislativa_do_Estado_de_Pernambuco Assembleia_Legislativa_do_Estado_de_Santa_Catarina Assembleia_Legislativa_do_Estado_de_Mato_Grosso Assembleia_Legislativa_do_Estado_de_Alagoas Assembleia_Legislativa_do_Estado_de_Sergipe Assembleia_Legislativa_do_Estado_do_Rio_de_Janeiro Assembleia_Legislativa_do_Estado_do_Paraná Assembleia_Legislativa_do_Estado_do_Rio_Grande_do_Sul Assembleia_Legislativa_do_Estado_do_Ceará Assembleia_Legislativa_do_Estado_do_Pará Assembleia_Legislativa_do_Estado_do_Maranhão Assembleia_Legislativa_do_Estado_do_Espírito_Santo Assembleia_Legislativa_do_Estado_do_Amazonas Assembleia_Legislativa_do_Estado_do_Tocantins Assembleia_Legislativa_do_Estado_da_Bahia Assembleia_Legislativa_do_Estado_da_Paraíba
f Defensoria_Pública_da_União Procuradoria_da_Fazenda_Nacional Procuradoria-Geral_Federal
f Defensoria_Pública_do_Estado_de_São_Paulo Defensoria_Pública_do_Estado_de_Minas_Gerais Defensoria_Pública_do_Estado_de_Goiás Defensoria_Pública_do_Estado_de_Pernambuco Defensoria_Pública_do_Estado_de_Santa_Catarina Defensoria_Pública_do_Estado_de_Mato_Grosso Defensoria_Pública_do_Estado_de_Alagoas Defensoria_Pública_do_Estado_de_Sergipe Defensoria_Pública_do_Estado_do_Rio_de_Janeiro Defensoria_Pública_do_Estado_do_Paraná Defensoria_Pública_do_Estado_do_Rio_Grande_do_Sul Defensoria_Pública_do_Estado_do_Ceará Defensoria_Pública_do_Estado_do_Pará Defensoria_Pública_do_Estado_do_Maranhão Defensoria_Pública_do_Estado_do_Espírito_Santo Defensoria_Pública_do_Estado_do_Amazonas Defensoria_Pública_do_Estado_do_Tocantins Defensoria_Pública_do_Estado_da_Bahia Defensoria_Pública_do_Estado_da_Paraíba
m Tribunal_da_Relação_de_Lisboa Tribunal_da_Relação_do_Porto Tribunal_da_Relação_de_Coimbra Tribunal_da_Relação_de_Évora Tribunal_da_Relação_de_Guimarães
f Relação_de_Lisboa Relação_do_Porto Relação_de_Coimbra Relação_de_Évora Relação_de_Guimarães
m Tribunal_Regional_Federal_da_1ª_Região Tribunal_Regional_Federal_da_2ª_Região Tribunal_Regional_Federal_da_3ª_Região Tribunal_Regional_Federal_da_4ª_Região Tribunal_Regional_Federal_da_5ª_Região Tribunal_Regional_Federal_da_6ª_Região
m Tribunal_Regional_do_Trabalho_da_1ª_Região Tribunal_Regional_do_Trabalho_da_2ª_Região Tribunal_Regional_do_Trabalho_da_3ª_Região Tribunal_Regional_do_Trabalho_da_4ª_Região Tribunal_Regional_do_Trabalho_da_5ª_Região Tribunal_Regional_do_Trabalho_da_6ª_Região Tribunal_Regional_do_Trabalho_da_7ª_Região Tribunal_Regional_do_Trabalho_da_8ª_Região Tribunal_Regional_do_Trabalho_da_9ª_Região Tribunal_Regional_do_Trabalho_da_10ª_Região Tribunal_Regional_do_Trabalho_da_11ª_Região Tribunal_Regional_do_Trabalho_da_12ª_Região Tribunal_Regional_do_Trabalho_da_13ª_Região Tribunal_Regional_do_Trabalho_da_14ª_Região Tribunal_Regional_do_Trabalho_da_15ª_Região Tribunal_Regional_do_Trabalho_da_16ª_Região Tribunal_Regional_do_Trabalho_da_17ª_Região Tribunal_Regional_do_Trabalho_da_18ª_Região Tribunal_Regional_do_Trabalho_da_19ª_Região Tribunal_Regional_do_Trabalho_da_20ª_Região Tribunal_Regional_do_Trabalho_da_21ª_Região Tribunal_Regional_do_Trabalho_da_22ª_Região Tribunal_Regional_do_Trabalho_da_23ª_Região Tribunal_Regional_do_Trabalho_da_24ª_Região
m Ministério_Público_do_Trabalho_da_1ª_Região Ministério_Público_do_Trabalho_da_2ª_Região Ministério_Público_do_Trabalho_da_3ª_Região Ministério_Público_do_Trabalho_da_4ª_Região Ministério_Público_do_Trabalho_da_5ª_Região Ministério_Público_do_Trabalho_da_6ª_Região Ministério_Público_do_Trabalho_da_7ª_Região Ministério_Público_do_Trabalho_da_8ª_Região Ministério_Público_do_Trabalho_da_9ª_Região Ministério_Público_do_Trabalho_da_10ª_Região Ministério_Público_do_Trabalho_da_11ª_Região Ministério_Público_do_Trabalho_da_12ª_Região Ministério_Público_do_Trabalho_da_13ª_Região Ministério_Público_do_Trabalho_da_14ª_Região Ministério_Público_do_Trabalho_da_15ª_Região Ministério_Público_do_Trabalho_da_16ª_Região Ministério_Público_do_Trabalho_da_17ª_Região Ministério_Público_do_Trabalho_da_18ª_Região Ministério_Público_do_Trabalho_da_19ª_Região Ministério_Público_do_Trabalho_da_20ª_Região Ministério_Público_do_Trabalho_da_21ª_Região Ministério_Público_do_Trabalho_da_22ª_Região Ministério_Público_do_Trabalho_da_23ª_Região Ministério_Público_do_Trabalho_da_24ª_Região
f Procuradoria_Regional_da_República_da_1ª_Região Procuradoria_Regional_da_República_da_2ª_Região Procuradoria_Regional_da_República_da_3ª_Região Procuradoria_Regional_da_República_da_4ª_Região Procuradoria_Regional_da_República_da_5ª_Região Procuradoria_Regional_da_República_da_6ª_Região
f Procuradoria_Regional_do_Trabalho_da_1ª_Região Procuradoria_Regional_do_Trabalho_da_2ª_Região Procuradoria_Regional_do_Trabalho_da_3ª_Região Procuradoria_Regional_do_Trabalho_da_4ª_Região Procuradoria_Regional_do_Trabalho_da_5ª_Região Procuradoria_Regional_do_Trabalho_da_6ª_Região Procuradoria_Regional_do_Trabalho_da_7ª_Região Procuradoria_Regional_do_Trabalho_da_8ª_Região Procuradoria_Regional_do_Trabalho_da_9ª_Região Procuradoria_Regional_do_Trabalho_da_10ª_Região Procuradoria_Regional_do_Trabalho_da_11ª_Região Procuradoria_Regional_do_Trabalho_da_12ª_Região Procuradoria_Regional_do_Trabalho_da_13ª_Região Procuradoria_Regional_do_Trabalho_da_14ª_Região Procuradoria_Regional_do_Trabalho_da_15ª_Região Procuradoria_Regional_do_Trabalho_da_16ª_Região Procuradoria_Regional_do_Trabalho_da_17ª_Região Procuradoria_Regional_do_Trabalho_da_18ª_Região Procuradoria_Regional_do_Trabalho_da_19ª_Região Procuradoria_Regional_do_Trabalho_da_20ª_Região Procuradoria_Regional_do_Trabalho_da_21ª_Região Procuradoria_Regional_do_Trabalho_da_22ª_Região Procuradoria_Regional_do_Trabalho_da_23ª_Região Procuradoria_Regional_do_Trabalho_da_24ª_Região
m Tribunal_de_Justiça_do_Estado_de_São_Paulo Tribunal_de_Justiça_do_Estado_de_Minas_Gerais Tribunal_de_Justiça_do_Estado_de_Goiás Tribunal_de_Justiça_do_Estado_de_Pernambuco Tribunal_de_Justiça_do_Estado_de_Santa_Catarina Tribunal_de_Justiça_do_Estado_de_Mato_Grosso Tribunal_de_Justiça_do_Estado_de_Alagoas Tribunal_de_Justiça_do_Estado_de_Sergipe Tribunal_de_Justiça_do_Estado_de_Rondônia Tribunal_de_Justiça_do_Estado_do_Rio_de_Janeiro Tribunal_de_Justiça_do_Estado_do_Paraná Tribunal_de_Justiça_do_Estado_do_Rio_Grande_do_Sul Tribunal_de_Justiça_do_Estado_do_Ceará Tribunal_de_Justiça_do_Estado_do_Pará Tribunal_de_Justiça_do_Estado_do_Maranhão Tribunal_de_Justiça_do_Estado_do_Espírito_Santo Tribunal_de_Justiça_do_Estado_do_Amazonas Tribunal_de_Justiça_do_Estado_do_Tocantins Tribunal_de_Justiça_do_Estado_do_Acre
m Tribunal_de_Justiça_de_São_Paulo Tribunal_de_Justiça_de_Minas_Gerais Tribunal_de_Justiça_de_Goiás Tribunal_de_Justiça_de_Pernambuco Tribunal_de_Justiça_de_Santa_Catarina Tribunal_de_Justiça_de_Mato_Grosso Tribunal_de_Justiça_de_Alagoas Tribunal_de_Justiça_de_Sergipe Tribunal_de_Justiça_de_Rondônia Tribunal_de_Justiça_do_Rio_de_Janeiro Tribunal_de_Justiça_do_Paraná Tribunal_de_Justiça_do_Rio_Grande_do_Sul Tribunal_de_Justiça_do_Ceará Tribunal_de_Justiça_do_Pará Tribunal_de_Justiça_do_Maranhão Tribunal_de_Justiça_do_Espírito_Santo Tribunal_de_Justiça_do_Amazonas Tribunal_de_Justiça_do_Tocantins Tribunal_de_Justiça_do_Acre
m Tribunal_Regional_Eleitoral_de_São_Paulo Tribunal_Regional_Eleitoral_de_Minas_Gerais Tribunal_Regional_Eleitoral_de_Goiás Tribunal_Regional_Eleitoral_de_Pernambuco Tribunal_Regional_Eleitoral_de_Santa_Catarina Tribunal_Regional_Eleitoral_de_Mato_Grosso Tribunal_Regional_Eleitoral_de_Alagoas Tribunal_Regional_Eleitoral_de_Sergipe Tribunal_Regional_Eleitoral_de_Rondônia Tribunal_Regional_Eleitoral_do_Rio_de_Janeiro Tribunal_Regional_Eleitoral_do_Paraná Tribunal_Regional_Eleitoral_do_Rio_Grande_do_Sul Tribunal_Regional_Eleitoral_do_Ceará Tribunal_Regional_Eleitoral_do_Pará Tribunal_Regional_Eleitoral_do_Maranhão Tribunal_Regional_Eleitoral_do_Espírito_Santo Tribunal_Regional_Eleitoral_do_Amazonas Tribunal_Regional_Eleitoral_do_Tocantins Tribunal_Regional_Eleitoral_do_Acre
m Ministério_Público_do_Estado_de_São_Paulo Ministério_Público_do_Estado_de_Minas_Gerais Ministério_Público_do_Estado_de_Goiás Ministério_Público_do_Estado_de_Pernambuco Ministério_Público_do_Estado_de_Santa_Catarina Ministério_Público_do_Estado_de_Mato_Grosso Ministério_Público_do_Estado_de_Alagoas Ministério_Público_do_Estado_de_Sergipe Ministério_Público_do_Estado_de_Rondônia Ministério_Público_do_Estado_do_Rio_de_Janeiro Ministério_Público_do_Estado_do_Paraná Ministério_Público_do_Estado_do_Rio_Grande_do_Sul Ministério_Público_do_Estado_do_Ceará Ministério_Público_do_Estado_do_Pará Ministério_Público_do_Estado_do_Maranhão Ministério_Público_do_Estado_do_Espírito_Santo Ministério_Público_do_Estado_do_Amazonas Ministério_Público_do_Estado_do_Tocantins Ministério_Público_do_Estado_do_Acre
m Ministério_Público_Federal Ministério_Público_Eleitoral Ministério_Público_Militar Ministério_Público_do_Trabalho
m TJSP TJMG TJRS TJPR TJSC TJRJ TJGO TJPE TJBA
m TRT_da_1ª_Região TRT_da_2ª_Região TRT_da_3ª_Região TRT_da_4ª_Região TRT_da_5ª_Região TRT_da_6ª_Região TRT_da_7ª_Região TRT_da_8ª_Região TRT_da_9ª_Região TRT_da_10ª_Região TRT_da_11ª_Região TRT_da_12ª_Região TRT_da_13ª_Região TRT_da_14ª_Região TRT_da_15ª_Região TRT_da_16ª_Região TRT_da_17ª_Região TRT_da_18ª_Região TRT_da_19ª_Região TRT_da_20ª_Região TRT_da_21ª_Região TRT_da_22ª_Região TRT_da_23ª_Região TRT_da_24ª_Região
m TRF_da_1ª_Região TRF_da_2ª_Região TRF_da_3ª_Região TRF_da_4ª_Região TRF_da_5ª_Região TRF_da_6ª_Região
m TRF1 TRF2 TRF3 TRF4 TRF5
f Primeira_Turma Segunda_Turma Terceira_Turma Quarta_Turma Quinta_Turma Sexta_Turma Sétima_Turma Oitava_Turma
f 1ª_Turma 2ª_Turma 3ª_Turma 4ª_Turma 5ª_Turma 6ª_Turma 7ª_Turma 8ª_Turma
f Primeira_Seção Segunda_Seção Terceira_Seção Quarta_Seção
f 1ª_Seção 2ª_Seção 3ª_Seção 4ª_Seção
f Primeira_Câmara Segunda_Câmara Terceira_Câmara Quarta_Câmara Quinta_Câmara Sexta_Câmara Sétima_Câmara Oitava_Câmara
f 1ª_Câmara 2ª_Câmara 3ª_Câmara 4ª_Câmara 5ª_Câmara 6ª_Câmara 7ª_Câmara 8ª_Câmara 9ª_Câmara 10ª_Câmara 11ª_Câmara 12ª_Câmara
f Primeira_Câmara_Cível Segunda_Câmara_Cível Terceira_Câmara_Cível Quarta_Câmara_Cível Quinta_Câmara_Cível Sexta_Câmara_Cível Sétima_Câmara_Cível Oitava_Câmara_Cível
f 1ª_Câmara_Cível 2ª_Câmara_Cível 3ª_Câmara_Cível 4ª_Câmara_Cível 5ª_Câmara_Cível 6ª_Câmara_Cível 7ª_Câmara_Cível 8ª_Câmara_Cível 9ª_Câmara_Cível 10ª_Câmara_Cível 11ª_Câmara_Cível 12ª_Câmara_Cível
f 1ª_Câmara_de_Direito_Privado 2ª_Câmara_de_Direito_Privado 3ª_Câmara_de_Direito_Privado 4ª_Câmara_de_Direito_Privado 5ª_Câmara_de_Direito_Privado 6ª_Câmara_de_Direito_Privado 7ª_Câmara_de_Direito_Privado 8ª_Câmara_de_Direito_Privado 9ª_Câmara_de_Direito_Privado 10ª_Câmara_de_Direito_Privado 11ª_Câmara_de_Direito_Privado 12ª_Câmara_de_Direito_Privado 13ª_Câmara_de_Direito_Privado 14ª_Câmara_de_Direito_Privado 15ª_Câmara_de_Direito_Privado 16ª_Câmara_de_Direito_Privado 17ª_Câmara_de_Direito_Privado 18ª_Câmara_de_Direito_Privado 19ª_Câmara_de_Direito_Privado 20ª_Câmara_de_Direito_Privado 21ª_Câmara_de_Direito_Privado 22ª_Câmara_de_Direito_Privado 23ª_Câmara_de_Direito_Privado 24ª_Câmara_de_Direito_Privado 25ª_Câmara_de_Direito_Privado 26ª_Câmara_de_Direito_Privado 27ª_Câmara_de_Direito_Privado 28ª_Câmara_de_Direito_Privado 29ª_Câmara_de_Direito_Privado 30ª_Câmara_de_Direito_Privado
f 1ª_Câmara_de_Direito_Público 2ª_Câmara_de_Direito_Público 3ª_Câmara_de_Direito_Público 4ª_Câmara_de_Direito_Público 5ª_Câmara_de_Direito_Público 6ª_Câmara_de_Direito_Público 7ª_Câmara_de_Direito_Público 8ª_Câmara_de_Direito_Público 9ª_Câmara_de_Direito_Público 10ª_Câmara_de_Direito_Público 11ª_Câmara_de_Direito_Público 12ª_Câmara_de_Direito_Público 13ª_Câmara_de_Direito_Público
f Primeira_Câmara_Criminal Segunda_Câmara_Criminal Terceira_Câmara_Criminal Quarta_Câmara_Criminal Quinta_Câmara_Criminal Sexta_Câmara_Criminal Sétima_Câmara_Criminal Oitava_Câmara_Criminal
f 1ª_Câmara_Criminal 2ª_Câmara_Criminal 3ª_Câmara_Criminal 4ª_Câmara_Criminal 5ª_Câmara_Criminal 6ª_Câmara_Criminal 7ª_Câmara_Criminal 8ª_Câmara_Criminal
f Subseção_I_Especializada_em_Dissídios_Individuais Subseção_II_Especializada_em_Dissídios_Individuais Seção_Especializada_em_Dissídios_Coletivos
m Órgão_Especial Tribunal_Pleno Plenário
f UBS UPA USF
m CAPS CRAS CREAS
f Santa_Casa Beneficência_Portuguesa
f Sabesp Copasa Sanepar Cedae Embasa Corsan Compesa
m Comité_Central Comité_Executivo Comité_Permanente
m Comitê_Central Comitê_Executivo Comitê_Permanente
u Forças_Armadas Forças_de_Segurança Forças_Militares Forças_Policiais
f Polícia_de_Segurança_Pública Guarda_Nacional_Republicana
f Polícia_Civil_de_São_Paulo Polícia_Civil_de_Minas_Gerais Polícia_Civil_de_Goiás Polícia_Civil_de_Pernambuco Polícia_Civil_de_Santa_Catarina Polícia_Civil_de_Mato_Grosso Polícia_Civil_de_Alagoas Polícia_Civil_de_Sergipe Polícia_Civil_de_Rondônia Polícia_Civil_do_Rio_de_Janeiro Polícia_Civil_do_Paraná Polícia_Civil_do_Rio_Grande_do_Sul Polícia_Civil_do_Ceará Polícia_Civil_do_Pará Polícia_Civil_do_Maranhão Polícia_Civil_do_Espírito_Santo Polícia_Civil_da_Bahia Polícia_Civil_da_Paraíba Polícia_Civil_do_Amazonas Polícia_Civil_do_Piauí
f Polícia_Militar_de_São_Paulo Polícia_Militar_de_Minas_Gerais Polícia_Militar_de_Goiás Polícia_Militar_de_Pernambuco Polícia_Militar_de_Santa_Catarina Polícia_Militar_de_Mato_Grosso Polícia_Militar_de_Alagoas Polícia_Militar_de_Sergipe Polícia_Militar_de_Rondônia Polícia_Militar_do_Rio_de_Janeiro Polícia_Militar_do_Paraná Polícia_Militar_do_Rio_Grande_do_Sul Polícia_Militar_do_Ceará Polícia_Militar_do_Pará Polícia_Militar_do_Maranhão Polícia_Militar_do_Espírito_Santo Polícia_Militar_da_Bahia Polícia_Militar_da_Paraíba Polícia_Militar_do_Amazonas Polícia_Militar_do_Piauí
m Hospital_das_Clínicas_da_USP Hospital_das_Clínicas_da_UFRJ Hospital_das_Clínicas_da_UFMG Hospital_das_Clínicas_da_UFPR Hospital_das_Clínicas_da_UFPE Hospital_das_Clínicas_da_UFG Hospital_das_Clínicas_da_Unicamp Hospital_das_Clínicas_da_Unesp
f Polícia_Federal Polícia_Civil
f Polícia_Militar Guarda_Municipal
f PSP GNR
f Interpol Europol
f CIA NSA
m FBI MI6 KGB
f Marinha Força_Aérea
m Exército Corpo_de_Fuzileiros Corpo_de_Paraquedistas Regimento_de_Comandos
f Assembleia_da_República
m Senado Congresso Parlamento
m Governo Executivo
f Embaixada Legação Delegação Representação
m Consulado Consulado-Geral Alto_Comissariado
m Médicos_Sem_Fronteiras Médicos_do_Mundo Repórteres_sem_Fronteiras Bombeiros_sem_Fronteiras
m Senado_Federal Congresso_Nacional Palácio_do_Planalto
m Supremo_Tribunal_de_Justiça Supremo_Tribunal_Administrativo Tribunal_Central_Administrativo
m Supremo_Tribunal_Federal Superior_Tribunal_de_Justiça
m STF STJ
m Corpo_de_Bombeiros Corpo_de_Fuzileiros Regimento_de_Sapadores Corpo_de_Intervenção
f Direção-Geral_da_Saúde Direção-Geral_da_Educação Direção-Geral_do_Património_Cultural Direção-Geral_da_Administração_Escolar Direção-Geral_das_Artes Direção-Geral_do_Consumidor Direção-Geral_de_Energia
f Direcção_Geral_da_Saúde Direcção_Geral_de_Energia Direcção_Geral_do_Turismo Direcção_Geral_das_Pescas Direcção_Geral_dos_Transportes
m Tribunal_de_Justiça
f Cruz_Vermelha_Portuguesa Cáritas_Portuguesa
f Fundação_para_a_Ciência_e_a_Tecnologia Fundação_para_a_Investigação_e_a_Inovação
m Ministério_do_Mar Ministério_das_Pescas
m Ministério_dos_Negócios_Estrangeiros Ministério_das_Relações_Externas
m Ministério_da_Administração_Interna Ministério_do_Interior
m Ministério_do_Trabalho Ministério_da_Solidariedade Ministério_da_Segurança_Social
m Ministério_do_Ambiente Ministério_do_Ordenamento_do_Território Ministério_da_Transição_Climática
m Ministério_da_Agricultura Ministério_do_Desenvolvimento_Rural Ministério_da_Agricultura_e_Pescas
m Ministério_da_Defesa Ministério_da_Defesa_Nacional
m Ministério_da_Educação Ministério_do_Ensino Ministério_da_Instrução
m Ministério_da_Fazenda Ministério_da_Economia_e_Fazenda
m Ministério_das_Finanças Ministério_da_Economia Ministério_do_Planeamento
m Ministério_das_Infraestruturas Ministério_dos_Transportes Ministério_das_Obras_Públicas Ministério_do_Equipamento
m Ministério_Público
m Supremo_Tribunal
m Provedor_de_Justiça
f 1ª_Delegacia_Territorial 2ª_Delegacia_Territorial 3ª_Delegacia_Territorial 5ª_Delegacia_Territorial 9ª_Delegacia_Territorial
f 1ª_Delegacia_de_Polícia 2ª_Delegacia_de_Polícia 4ª_Delegacia_de_Polícia 7ª_Delegacia_de_Polícia 10ª_Delegacia_de_Polícia
f Prefeitura
f Câmara Junta Assembleia Autarquia
f Câmara_Municipal Junta_de_Freguesia Assembleia_Municipal Assembleia_de_Freguesia
u Negócios_Estrangeiros Assuntos_Parlamentares Desportos
u Finanças Obras_Públicas Pescas Comunicações
f Fazenda Saúde Educação Justiça Cultura Agricultura Defesa Previdência
f Segurança_Social
f Proteção_Civil
f UTI
f UCI
f Receita_Federal Fazenda_Nacional
f Defesa_Civil
f Previdência_Social
f Folha Gazeta Tribuna
m Planejamento Trabalho Turismo Desenvolvimento
f Compaq Dell Toshiba IBM Xerox Kodak Canon Epson Oracle Cisco Motorola Intel Sun
f Mercedes Audi BMW
f Volvo
f Fiat
f Ford
m 1º_DP 2º_DP 3º_DP 5º_DP 8º_DP 12º_DP 23º_DP 36º_DP
f 12ª_DP 27ª_DP 34ª_DP 52ª_DP 71ª_DP 93ª_DP
f Águas_do_Mondego Águas_do_Vouga Águas_do_Norte Águas_do_Alentejo Águas_do_Lima Águas_do_Zêzere
m SAMU SIATE GRAU Resgate
m INE
m IPMA
m INEM
m IMT
m IAPMEI
m ICNF
m IBGE
m INPE
m Ibama
m Incra
m INSS
m Iphan
m Inpa
m Cade
m CNPq
f Capes
f Finep
f Anvisa
f Aneel
f Fapesp Faperj Fapemig Facepe Fapesc
f PIDE
f Marinha_Mercante Marinha_de_Comércio
m Serviço_de_Urgência Serviço_de_Atendimento_Permanente
m Serviço_Nacional_de_Saúde Sistema_Nacional_de_Saúde
f Guarda_Costeira Guarda_Nacional Guarda_Civil Guarda_Florestal
f Orquestra_Sinfónica Orquestra_Filarmónica Orquestra_de_Câmara Orquestra_Barroca Orquestra_Juvenil Orquestra_Metropolitana
f Revista_de_História Revista_de_Economia Revista_de_Cinema Revista_Semanal Revista_Literária
m Banco_de_Portugal Banco_Nacional
f CGTP UGT
f Fenprof Frente_Comum
f CIP CCP
f CUT Força_Sindical
f Cruz_Vermelha Cáritas
f Greenpeace Quercus
m PS PSD PCP CDS CDS-PP PAN PEV BE PPM
m PT PL MDB PMDB PSDB PSOL PDT PSB PP PV PCdoB PTB PSC
m MPLA PAIGC MDM
f Frelimo Renamo Unita Fretilin
m Chega Livre Bloco_de_Esquerda Partido_Socialista Partido_Social_Democrata Partido_Comunista Centro_Democrático_Social
m Republicanos Novo Cidadania Podemos Avante Partido_dos_Trabalhadores Partido_Liberal
f Iniciativa_Liberal Aliança_Democrática União_Brasil
f Universidade_de_Lisboa Universidade_de_Coimbra Universidade_do_Porto Universidade_do_Minho Universidade_de_Aveiro Universidade_de_Évora Universidade_da_Beira_Interior Universidade_Nova_de_Lisboa Universidade_do_Algarve Universidade_de_Trás-os-Montes Universidade_da_Madeira Universidade_dos_Açores Universidade_Aberta Universidade_Católica Universidade_Lusófona
f Universidade_Federal_do_Rio_Grande_do_Sul Universidade_Federal_do_Rio_de_Janeiro Universidade_Federal_de_Pernambuco Universidade_Federal_do_Pará Universidade_Federal_de_Goiás Universidade_Federal_do_Rio_Grande_do_Norte
f Universidade_de_São_Paulo Universidade_de_Brasília Universidade_Federal_da_Bahia Universidade_Federal_do_Paraná Universidade_Federal_de_Santa_Catarina Universidade_Federal_do_Ceará Universidade_Federal_de_Minas_Gerais Universidade_Federal_Fluminense Universidade_Estadual_de_Campinas
f USP UFRJ UnB UFMG UFBA UFPR UFSC UERJ UFRGS UFPE UFC UFPA Unicamp Unesp
f PUC-Rio PUC-SP PUCRS PUC-Campinas Mackenzie Unisinos
f Universidade_de_Oxford Universidade_de_Cambridge Universidade_de_Harvard Universidade_de_Salamanca Universidade_de_Yale Universidade_de_Bolonha Universidade_de_Heidelberga
f Stanford_University Harvard_University Yale_University Princeton_University Columbia_University
m Instituto_Superior_Técnico ISCTE ISEG
m Instituto_Politécnico_de_Leiria Instituto_Politécnico_do_Porto Instituto_Politécnico_de_Viseu Instituto_Politécnico_de_Setúbal Instituto_Politécnico_de_Coimbra Instituto_Politécnico_de_Tomar
m Público Expresso Diário_de_Notícias Jornal_de_Notícias Correio_da_Manhã Observador Sol
m Jornal_Económico Jornal_de_Negócios
m Diário_de_Coimbra Diário_do_Minho Diário_As_Beiras Região_de_Leiria Jornal_do_Fundão Diário_do_Sul Diário_de_Aveiro
m Açoriano_Oriental Diário_Insular Correio_dos_Açores
u O_Estado_de_S._Paulo O_Globo
m Record Jogo Lance
f Visão Sábado Bola
f Folha_de_S._Paulo Folha_de_S.Paulo Gazeta_do_Povo Folha_de_Pernambuco Gazeta_de_Alagoas
m Globo Estadão Estado_de_S._Paulo Correio_Braziliense Zero_Hora Valor_Econômico Diário_do_Nordeste Jornal_do_Brasil Correio_do_Povo Jornal_do_Commercio
f Veja Época IstoÉ
f RTP SIC TVI CNN_Portugal
f Sport_TV Eleven_Sports DAZN
u Escuteiros Lobitos Exploradores Pioneiros Caminheiros
f Rede_Globo TV_Record TV_Bandeirantes TV_Cultura
f Antena_1 TSF Rádio_Renascença Rádio_Comercial
f Lusa Reuters Efe France-Presse
f BBC CNN NBC
m El_País El_Mundo La_Vanguardia Le_Monde Le_Figaro
m New_York_Times Washington_Post The_New_York_Times The_Guardian Financial_Times The_Times
m Jornal_de_Angola Savana Folha_8
m Benfica Sporting FC_Porto Porto
m Nacional Boavista Marítimo Belenenses Vitória_de_Guimarães Sporting_de_Braga Rio_Ave Gil_Vicente Estoril Tondela Santa_Clara Moreirense Portimonense Feirense Académico_de_Viseu Leixões Penafiel Farense Famalicão Arouca Vizela Varzim Beira-Mar Casa_Pia Estrela_da_Amadora
f Académica União_de_Leiria Oliveirense Naval Académica_de_Coimbra Ovarense Sanjoanense
m Flamengo Fluminense Vasco Botafogo Corinthians Palmeiras Santos Cruzeiro Atlético_Mineiro Grêmio Internacional
m Fortaleza Cuiabá Ceará Vitória Bahia Sport Coritiba Athletico_Paranaense Bragantino Goiás Juventude
m Guarani Náutico Avaí Figueirense Paysandu Remo América_Mineiro Criciúma Botafogo-SP Operário Volta_Redonda Ypiranga Sampaio_Corrêa Confiança ABC CSA Londrina Ituano
f Chapecoense Ponte_Preta Portuguesa Ferroviária
m Real_Madrid Barcelona Atlético_de_Madrid Valência Sevilha Bétis Villarreal Barça
m River_Plate Boca_Juniors Independiente Peñarol Nacional_de_Montevideo Colo-Colo
m Manchester_United Manchester_City Liverpool Arsenal Chelsea Tottenham Everton
m Olympiacos Panathinaikos PAOK
m Fenerbahçe Galatasaray Besiktas
m Celtic Rangers Hearts
m Paris_Saint-Germain PSG Mónaco Marselha Lille
m Nottingham_Forest Aston_Villa Newcastle West_Ham Crystal_Palace
m Bayern_de_Munique Borussia_Dortmund Bayer_Leverkusen Milan Inter Inter_de_Milão Nápoles Ajax Lyon
f Juventus Roma Lazio Fiorentina Atalanta
m Petro_de_Luanda Primeiro_de_Agosto Interclube Costa_do_Sol Maxaquene Ferroviário_de_Maputo
f FIFA UEFA
f Ferrari McLaren Williams Red_Bull
f Nature Science Lancet Cell
u O_Girassol A_Joaninha O_Pinóquio A_Colmeia O_Caracol A_Borboleta
f Novartis Roche Nestlé Pfizer Bayer Sanofi
f CBF FPF Conmebol
f NBA NFL
f Médis Multicare AdvanceCare ADSE Fidelidade
f Unimed Amil Hapvida SulAmérica Cassi Geap Bradesco_Saúde
f Glovo Uber Bolt Uber_Eats iFood Rappi
f Defensoria Procuradoria Promotoria Ouvidoria Corregedoria
f Defensoria_Pública Procuradoria_do_Estado Promotoria_de_Justiça Ouvidoria_Geral
f Enel Cemig Copel Celesc Eletropaulo
f EDP Endesa Iberdrola
f Galp Repsol Cepsa
f Efacec Eletrimec
f TAP Ryanair SATA EasyJet
f Carris STCP
f Altice Meo Vodafone NOS
f Sonae Jerónimo_Martins
f Corticeira_Amorim Corticeira_Valmonte Corticeira_Sobral
f Mota-Engil Teixeira_Duarte Zagope
f Navigator Altri
f Semapa Cimpala
f Euronext_Lisboa Bolsa_de_Lisboa
f B3
f Petrobras Petronave
f Vale Gerdau
f Embraer Aerovale
f Eletrobras Eletrovale
f Braskem Quimovale
f Suzano Klabin
f Ambev Cervelma
f JBS BRF Marfrig
f Natura Florália
f Localiza Rodacar
f Gol Latam Azul
f Microsoft Apple
f Samsung Nokia Sony
f Volkswagen
f Renault Peugeot Citroën
f Toyota
f Opel
f Siemens Bosch
f Caixa_Geral_de_Depósitos Caixa_Agrícola Caixa_Económica
f Caixa_Econômica_Federal Caixa_Econômica_Estadual
m Novo_Banco BPI Millennium_BCP Banco_Montepio Santander Bankinter ActivoBank
m Deutsche_Bank Crédito_Agrícola Barclays HSBC
m Bradesco Itaú Banco_do_Brasil BNDES Nubank Banco_Pan
m Facebook Twitter
m Pingo_Doce Continente Lidl Intermarché Minipreço Auchan
m Carrefour Pão_de_Açúcar Magazine_Luiza Extra
f Fnac Worten
f Ordem_Terceira_de_São_Francisco Ordem_Terceira_do_Carmo
f Orquestra_do_Norte Orquestra_das_Beiras Orquestra_do_Algarve Orquestra_Clássica_do_Centro
f Metro_do_Porto Metro_do_Mondego
f Ordem_de_Cristo Ordem_de_Santiago Ordem_de_Avis Ordem_do_Hospital
f Igreja_Católica Igreja_Anglicana Igreja_Ortodoxa Igreja_Luterana
f Gulbenkian Fundação_Oriente
f Fundação_"la_Caixa" Fundação_"o_Montado"
m Museu_do_Chiado Museu_Nacional_de_Arte_Antiga Museu_do_Azulejo Museu_dos_Coches Museu_de_Serralves
m Tribunal_Regional_Eleitoral Tribunal_Regional_Federal Tribunal_Regional_do_Trabalho
m Conselho_Deliberativo Conselho_Consultivo Conselho_Fiscal Conselho_Diretivo
m Grupo_Parlamentar_Socialista Grupo_Parlamentar_Comunista Grupo_Parlamentar_Social-Democrata
f Faculdade_de_Letras Faculdade_de_Direito Faculdade_de_Medicina Faculdade_de_Ciências Faculdade_de_Economia Faculdade_de_Engenharia Faculdade_de_Farmácia
f Primeira_Turma_do_Supremo_Tribunal_Federal Segunda_Turma_do_Supremo_Tribunal_Federal Primeira_Turma_do_Superior_Tribunal_de_Justiça Segunda_Turma_do_Superior_Tribunal_de_Justiça Terceira_Turma_do_Superior_Tribunal_de_Justiça Quarta_Turma_do_Superior_Tribunal_de_Justiça Quinta_Turma_do_Superior_Tribunal_de_Justiça Sexta_Turma_do_Superior_Tribunal_de_Justiça
f NASA ESA Roscosmos
m Judiciário Legislativo
m Clube_de_Regatas_do_Flamengo Clube_de_Regatas_Vasco_da_Gama Sport_Club_Corinthians_Paulista Sport_Club_Internacional Sport_Club_do_Recife Santos_Futebol_Clube São_Paulo_Futebol_Clube Fluminense_Football_Club Botafogo_de_Futebol_e_Regatas Grêmio_Foot-Ball_Porto_Alegrense Cruzeiro_Esporte_Clube Clube_Atlético_Mineiro Esporte_Clube_Bahia Esporte_Clube_Vitória Clube_Náutico_Capibaribe
f Sociedade_Esportiva_Palmeiras Sociedade_Esportiva_do_Gama Associação_Chapecoense_de_Futebol Associação_Atlética_Ponte_Preta Associação_Portuguesa_de_Desportos
m Hamas Hezbollah Fatah
f ETA Al-Qaeda
f CPLP CEDEAO SADC
m Mercosul Pacto_Andino Nafta
f Polícia_Judiciária Polícia_Marítima Polícia_Municipal Guarda_Fiscal
f Polícia_Rodoviária_Federal Polícia_Penal
f PF PM PRF
f Presidência_da_República Procuradoria-Geral_da_República Provedoria_de_Justiça
f Câmara_dos_Deputados Assembleia_Legislativa Casa_Civil Advocacia-Geral_da_União Controladoria-Geral_da_União
m Tribunal_Constitucional Tribunal_de_Contas
m Tribunal_Superior_Eleitoral Tribunal_de_Contas_da_União Superior_Tribunal_Militar
m Tribunal_Superior_do_Trabalho Ministério_de_Minas_e_Energia Ministério_da_Ciência_e_Tecnologia Ministério_da_Ciência Ministério_do_Turismo Eurogrupo Ecofin
m TSE TCU TST
m Conselho_de_Segurança Conselho_de_Direitos_Humanos Alto_Comissariado_para_os_Refugiados
f Justiça_Eleitoral Justiça_Federal Justiça_Militar Justiça_do_Trabalho
m Conselho_Superior_da_Magistratura Conselho_Superior_do_Ministério_Público Conselho_de_Estado Conselho_de_Ministros Conselho_Económico_e_Social
f Autoridade_Tributária Autoridade_da_Concorrência Autoridade_Marítima Autoridade_para_as_Condições_do_Trabalho Entidade_Reguladora_da_Saúde
m Ministério_da_Cultura Ministério_da_Justiça Ministério_da_Saúde
f Administração_Central Inspeção-Geral_de_Finanças
f Anvisa Anatel Aneel Anac Antaq
f Embrapa Fiocruz Funasa Funai Funarte Codevasf Conab Sudene Suframa Finep
f DECO ANACOM Fenacoop
m Procon Inmetro Ipem Idec
f DGS ERSE CMVM ASAE ANEPC
m Instituto_Nacional_de_Estatística Instituto_de_Meteorologia Instituto_Camões Instituto_Nacional_de_Emergência_Médica Instituto_do_Emprego
f União_Europeia Comunidade_Europeia União_Africana Liga_Árabe Comunidade_dos_Países_de_Língua_Portuguesa
f Comissão_Europeia Comissão_Nacional_de_Eleições Comissão_do_Mercado_de_Valores_Mobiliários Comissão_Nacional_de_Proteção_de_Dados
m Parlamento_Europeu Conselho_Europeu Tribunal_de_Justiça_da_União_Europeia Conselho_da_Europa
f Organização_das_Nações_Unidas Organização_Mundial_da_Saúde Organização_Mundial_do_Comércio Organização_Internacional_do_Trabalho
f ONU NATO UNESCO OMS OCDE OIT UE
m FMI BCE BIRD
m Fundo_Monetário_Internacional Banco_Central_Europeu Banco_Mundial Banco_Europeu_de_Investimento
m Banco_Central_do_Brasil Banco_Central Banco_de_Espanha
f Ordem_dos_Médicos Ordem_dos_Advogados Ordem_dos_Engenheiros Ordem_dos_Enfermeiros Ordem_dos_Arquitetos Ordem_dos_Farmacêuticos
f Amnistia_Internacional Unicef
f Confederação_do_Turismo Confederação_Empresarial Confederação_dos_Agricultores Confederação_do_Comércio
m INESC LNEC LNEG INIAV
f CP Rodoviária_Nacional
m Google eBay YouTube
f Ikea Zara
f Inquisição Ordem_dos_Templários
m Vaticano Kremlin Itamaraty Pentágono
f Casa_Branca Santa_Sé
f Fundação_Champalimaud Fundação_de_Serralves
f PJ REN
f Frontex Amazon Autoeuropa
m Metropolitano_de_Lisboa
`);

export const bodies = CLASSES.classes;

/** Bodies of which there is one for what it does: none of their class does that too. */
export const alone =
  'ANACOM ANEPC ASAE Administração_Central Advocacia-Geral_da_União Alto_Comissariado_para_os_Refugiados Amazon Amnistia_Internacional Anac Anatel Aneel Antaq Anvisa Assembleia_Legislativa Autoeuropa Autoridade_Marítima Autoridade_Tributária Autoridade_da_Concorrência Autoridade_para_as_Condições_do_Trabalho BCE BIRD Banco_Central Banco_Central_Europeu Banco_Central_do_Brasil Banco_Europeu_de_Investimento Banco_Mundial Banco_de_Espanha CEDEAO CMVM CP CPLP Casa_Branca Casa_Civil Casa_do_Povo Codevasf Comissão_Europeia Comissão_Nacional_de_Eleições Comissão_Nacional_de_Proteção_de_Dados Comissão_do_Mercado_de_Valores_Mobiliários Comunidade_Europeia Comunidade_dos_Países_de_Língua_Portuguesa Conab Confederação_Empresarial Confederação_do_Comércio Confederação_do_Turismo Confederação_dos_Agricultores Conselho_Económico_e_Social Conselho_Europeu Conselho_Superior_da_Magistratura Conselho_Superior_do_Ministério_Público Conselho_da_Europa Conselho_de_Direitos_Humanos Conselho_de_Estado Conselho_de_Ministros Conselho_de_Segurança Controladoria-Geral_da_União Câmara_dos_Deputados DECO DGS ERSE Ecofin Embrapa Entidade_Reguladora_da_Saúde Eurogrupo FMI Fenacoop Finep Fiocruz Frontex Funai Funarte Funasa Fundação_Champalimaud Fundação_de_Serralves Fundo_Monetário_Internacional Google Guarda_Fiscal INESC INIAV Idec Ikea Inmetro Inquisição Inspeção-Geral_de_Finanças Instituto_Camões Instituto_Nacional_de_Emergência_Médica Instituto_Nacional_de_Estatística Instituto_de_Meteorologia Instituto_do_Emprego Ipem Itamaraty Justiça_Eleitoral Justiça_Federal Justiça_Militar Justiça_do_Trabalho Kremlin LNEC LNEG Liga_Árabe Mercosul Metropolitano_de_Lisboa Ministério_da_Ciência Ministério_da_Ciência_e_Tecnologia Ministério_da_Cultura Ministério_da_Justiça Ministério_da_Saúde Ministério_de_Minas_e_Energia Ministério_do_Turismo NATO Nafta OCDE OIT OMS ONU Ordem_dos_Advogados Ordem_dos_Arquitetos Ordem_dos_Enfermeiros Ordem_dos_Engenheiros Ordem_dos_Farmacêuticos Ordem_dos_Médicos Ordem_dos_Templários Organização_Internacional_do_Trabalho Organização_Mundial_da_Saúde Organização_Mundial_do_Comércio Organização_das_Nações_Unidas PF PJ PM PRF Pacto_Andino Parlamento Parlamento_Europeu Pentágono Polícia_Judiciária Polícia_Marítima Polícia_Municipal Polícia_Penal Polícia_Rodoviária_Federal Presidência_da_República Procon Procuradoria-Geral_da_República Provedoria_de_Justiça REN Rodoviária_Nacional SADC Santa_Sé Sudene Suframa Superior_Tribunal_Militar TCU TSE TST Tribunal_Constitucional Tribunal_Superior_Eleitoral Tribunal_Superior_do_Trabalho Tribunal_de_Contas Tribunal_de_Contas_da_União Tribunal_de_Justiça_da_União_Europeia UE UNESCO Unicef União_Africana União_Europeia Vaticano YouTube Zara eBay';

/** What names of one kind begin with, and one of its class: only where nothing else in them could change. */
export const likeBodies: NonNullable<Institutions['likeBodies']> = [
  [/^Unimed \p{Lu}/u, 'Bradesco Saúde'],
  [/^Ministério d[aeo]s? /u, 'Ministério da Cultura'],
  [/^Direção-Geral d[aeo]s? /u, 'Direção-Geral da Saúde'],
  [/^Direcção[- ]Geral d[aeo]s? /u, 'Direcção Geral da Saúde'],
  [/^Ordem dos /u, 'Ordem dos Engenheiros'],
  [/^\d{1,3}[ªa] Delegacia Territorial$/u, '1ª Delegacia Territorial'],
  [/^\d{1,3}[ªa] Delegacia de Polícia$/u, '2ª Delegacia de Polícia'],
  [/^Polícia Civil d[aeo] /u, 'Polícia Civil de Goiás'],
  [/^Polícia Militar d[aeo] /u, 'Polícia Militar de Goiás'],
  [/^Hospital das Clínicas d[aeo] \p{Lu}/u, 'Hospital das Clínicas da USP'],
  [/^Polícia \p{Lu}/u, 'Polícia Municipal'],
  [/^\p{Lu}[\p{L} ]+ University$/u, 'Yale University'],
  [/^Guarda \p{Lu}/u, 'Guarda Costeira'],
  [/^Orquestra \p{Lu}/u, 'Orquestra Barroca'],
  [/^Revista (?:d[aeo]s? )?\p{Lu}/u, 'Revista Semanal'],
  [/^Partido \p{Lu}/u, 'Partido Socialista'],
  [/^\d{1,3}[ªa] DP$/u, '12ª DP'],
  [/^\d{1,3}[º°]\.? DP$/u, '1º DP'],
  [/^Águas d[aeo]s? /u, 'Águas do Mondego'],
  [/^(?:Primeira|Segunda|Terceira|Quarta|Quinta|Sexta) Turma d/u, 'Primeira Turma do Supremo Tribunal Federal'],
  [/^Confederação /u, 'Confederação Empresarial'],
  [/^Conselho (?:Superior|Nacional|Económico) /u, 'Conselho de Estado'],
  [/^(?:Jornal|Diário|Correio) d[aeo]s? /u, 'Diário de Coimbra'],
];

/** What a body is for, which may be told beside it, where no town and no other name ends it: "da Concorrência". */
const TASK = '(?<ending> d[ao]s? (?!.* (?:de|em) \\p{Lu})\\p{Lu}\\p{Ll}[\\p{L} ,-]*)$';
const BODY =
  '^(?!Comissão Europeia$)(?:Sindicato|Instituto|Agência|Autoridade|Sociedade|Associação|Federação|Confederação|Liga|Conselho|Comissão|Serviço|Companhia|Academia|Centro|Organização|Observatório|Rede)[\\p{L} -]* ';
const ofLand = (kinds: string): readonly [RegExp, string] => [
  new RegExp(`${BODY}(?<kind>${kinds.split(' ', 1)[0] ?? ''})(?<ending>(?: .*)?)$`, 'u'),
  kinds,
];

/** Bodies that keep what they are for become other kinds of body, or of another part of the world. */
export const bodyKinds: NonNullable<Institutions['bodyKinds']> = [
  [
    new RegExp(`^(?<kind>Direção-Geral|Agência|Autoridade|Inspeção-Geral)${TASK}`, 'u'),
    'Direção-Geral Agência Autoridade Inspeção-Geral',
  ],
  [
    new RegExp(`^(?<kind>Instituto|Conselho|Observatório)(?= d[ao]s |.* e )${TASK}`, 'u'),
    'Instituto Observatório Gabinete',
  ],
  [new RegExp(`^(?<kind>Confederação|Federação|Associação)${TASK}`, 'u'), 'Confederação Federação União Associação'],
  [
    /^Partido (?!Liberal|Comunista|Socialista)(?<kind>\p{Lu}\p{L}+)(?<ending>)$/u,
    'Cívico Renovador Regionalista Municipalista Reformador',
  ],
  ofLand('Português Lusitano Ibérico Atlântico'),
  ofLand('Portuguesa Lusitana Ibérica Atlântica'),
  ofLand('Brasileiro Sul-Americano Pan-Americano'),
  ofLand('Brasileira Sul-Americana Pan-Americana'),
  ofLand('Europeu Ibérico Mediterrânico'),
  ofLand('Europeia Ibérica Mediterrânica'),
  ofLand('Nacional Geral Central'),
  ofLand('Independente Autónomo Livre'),
  [new RegExp(`^(?<kind>Companhia|Sociedade)${TASK}`, 'u'), 'Companhia Sociedade Empresa'],
  ofLand('Internacional Mundial Universal'),
];

/** Of names that are in no class. */
export const named: NonNullable<Institutions['named']> = {
  ward: /^(?:Serviço(?= de (?:\p{L}*(?:logia|iatria|terapia|genia|metria)|Cirurgia|Medicina|Ortopedia|Obstetrícia|Anestesia|Sangue)(?!\p{L})|$)|Ambulatório|Bloco|Internamento|Pronto[- ]Socorro)(?= (?!.*(?:Estrangeiros|Finanças|Águas|Fiscal|Social))| *$)/u,
  unit: /^(?:Unidade|Consulta|Urgência|Emergência|Enfermaria|UTI|UCI|Clínica (?:Médica|Cirúrgica))(?= |$)/u,
  hospital: /^Hospital /u,
  charity: /^Santa Casa(?: |$)/u,
  restaurant: /^(?:Café|Restaurante|Bar|Snack-Bar) /u,
  tavern: /^(?:Tasca|Pizzaria|Churrascaria|Cervejaria|Taberna|Marisqueira|Cantina|Adega) /u,
  hotel: /^(?:Hotel|Hostel) /u,
  inn: /^(?:Pousada|Estalagem|Pensão|Residencial|Albergaria) /u,
  school: /^(?:Colégio|Escola|Externato|Liceu) /u,
  samba: /^(?:Unidos|Acadêmicos|Mocidade|Império|Estação Primeira) d/u,
  society: /^(?:Associação|Rancho|Banda|Bloco) /u,
  company: /(?:,? (?:Lda|S\.A|SA|SGPS)\.?$)| (?:Alimentos|Energia|Cosméticos)$/u,
};

/** Of names that tell nothing of their kind: what stands beside them. */
export const cues: NonNullable<Institutions['cues']> = {
  team: /(?<!\p{L})(?:jogos?|golos?|gols?|treinador|jogador(?:es)?|vence[ur]?|venceu|empat\p{L}+|derrot\p{L}+|campeonato|jornada|clube|avançado|bisa|golo|estádio|zona de descida|(?<![\d-])\d-\d(?![\d-]))(?!\p{L})/iu,
  media:
    /(?<!\p{L})(?:(?:jornal|revista|diário|semanário)(?: d[aeo])? $|(?:jornalista|reportagem|entrevista|noticiou|escreve|redação)(?!\p{L}))/iu,
  company:
    /(?<!\p{L})(?:ações|empresa|cliente|analista|faturação|fábrica|trabalhadores|lucros?|administrador|milhões de (?:euros|reais|dólares)|fatura|encomenda)(?!\p{L})/iu,
};

const HEADS = {
  f: /^(?:Comunidade|Embaixada|Legação|Unidade|Consulta|Urgência|Emergência|Enfermaria|UTI|UCI|UBS|UPA|USF|ESF|Defensoria|Universidade|Faculdade|Escola|Câmara|Junta|Assembleia|Prefeitura|Polícia|Guarda|Associação|Fundação|Federação|Confederação|Ordem|Liga|Empresa|Companhia|Clínica|Farmácia|Padaria|Pastelaria|Pizzaria|Churrascaria|Cervejaria|Tasca|Taberna|Marisqueira|Cantina|Pousada|Adega|Livraria|Editora|Rádio|TV|Rede|Agência|Autoridade|Comissão|Direção-Geral|Igreja|Cooperativa|Construtora|Imobiliária|Oficina|Serralharia|Metalomecânica|Gráfica|Cerâmica|Sociedade|União|Organização|Secretaria|Procuradoria|Banda|Gazeta|Folha|Voz|Sapataria|Ótica|Quinta|Casa|Caixa|Carpintaria|Tipografia|Biblioteca|Santa|Misericórdia|Maternidade|Residência|Creche|Transportadora|Académica|Eletricidade|Informática|Jardinagem|Ourivesaria|Papelaria|Óptica|Construções|Transportes|Conservas|Têxteis|Confeções|Limpezas|Viagens|Vinhos|Ferragens|Pneus|Auto|Consultores|Seguros|Paróquia|Irmãos)$/u,
  m: /^(?:Ambulatório|Bloco|Internamento|CAPS|CRAS|CREAS|Posto|Hosp|Banco|Instituto|Ministério|Tribunal|Conselho|Centro|Hospital|Clube|Sporting|Grupo|Hotel|Restaurante|Café|Jornal|Diário|Correio|Partido|Movimento|Sindicato|Museu|Teatro|Colégio|Externato|Liceu|Governo|Parlamento|Exército|Supremo|Superior|FC|SC|CD|GD|Desportivo|Futebol|Atlético|Vitória|Rancho|Bloco|Agrupamento|Laboratório|Serviço|Departamento|Lar|Talho|Município|Fundo|Comité|Gabinete|Observatório|Canal|Supermercado|Mobiliário|Calçado)$/u,
};
export const genderOfName = createGenderOf(CLASSES, HEADS);

/** As in a, da, pela. The feminine plural is written n. */
const DETERMINERS =
  'o:m a:f do:m da:f no:m na:f ao:m à:f pelo:m pela:f um:m uma:f dum:m duma:f os:p dos:p nos:p aos:p pelos:p as:n das:n nas:n às:n pelas:n este:m esta:f esse:m essa:f';
export const determiners = readDeterminers(DETERMINERS);

/** Bodies that nouns alone name, for others of which no more is known. */
export const ordinary: NonNullable<Institutions['ordinary']> = {
  f: 'Repartição_de_Finanças Comissão_de_Trabalhadores Direção_Regional_de_Agricultura Conservatória_do_Registo_Civil Inspeção_do_Trabalho Associação_de_Moradores Cooperativa_de_Habitação Comissão_de_Ética Assembleia_de_Credores Autoridade_Tributária Secção_Regional Provedoria Associação_de_Pais Associação_de_Comerciantes Associação_de_Agricultores Associação_de_Estudantes Federação_de_Pescadores Federação_de_Motociclismo Federação_de_Desportos_Náuticos Fundação_Agrária Fundação_das_Artes Fundação_de_Ação_Social Comissão_de_Acompanhamento Comissão_de_Avaliação Companhia_de_Águas Companhia_das_Pescas Companhia_de_Transportes Agência_de_Energia Agência_de_Desenvolvimento Agência_de_Inovação União_de_Sindicatos União_de_Comerciantes União_de_Cooperativas Comunidade_Agrícola Comunidade_Artística Comunidade_Pesqueira Cooperativa_Agrícola Cooperativa_de_Consumo Organização_de_Produtores Organização_dos_Transportadores Secretaria_de_Obras Secretaria_de_Turismo Secretaria_de_Transportes Sociedade_Recreativa Sociedade_Filarmónica Sociedade_Protetora_dos_Animais Liga_dos_Combatentes Liga_de_Amigos Liga_Agrária Direção_Regional_de_Cultura Direção_Regional_de_Pescas',
  m: 'Gabinete_de_Estudos Conselho_Fiscal Serviço_de_Estrangeiros Instituto_do_Emprego Fundo_de_Pensões Departamento_Jurídico Cartório_Notarial Conselho_Regional Gabinete_Técnico Centro_Social Observatório_da_Habitação Serviço_de_Águas Conselho_de_Administração Serviço_de_Incêndios Serviço_de_Fronteiras Instituto_da_Vinha Instituto_das_Pescas Instituto_de_Reinserção Instituto_do_Consumidor Conselho_Pedagógico Centro_Cultural Centro_de_Investigação Centro_de_Formação Comité_Técnico Comité_de_Empresa Comité_Organizador Departamento_de_Obras Departamento_de_Pesquisas Departamento_de_Compras Sindicato_dos_Motoristas Sindicato_dos_Mineiros Sindicato_dos_Bancários Sindicato_dos_Portuários Movimento_Cívico Movimento_dos_Agricultores Movimento_Estudantil Grupo_de_Teatro Grupo_de_Trabalho Grupo_Recreativo Fundo_de_Garantia Fundo_de_Turismo Fundo_de_Investimento Laboratório_de_Análises Laboratório_de_Hidráulica Laboratório_de_Engenharia Núcleo_de_Estudos Núcleo_Desportivo Programa_Alimentar Programa_de_Habitação',
};
