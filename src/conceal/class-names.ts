import type { SurrogateType } from '../surrogates/types.ts';

/**
 * The class that `class` writes for a surrogate type, between angle brackets: `<First_Name>`. The names are those of the paper
 * (§3.2: Age, Date, First Name, Last Name, Health Care Unit, Location, Phone Number; Organisation in Figure 1) where it has
 * one, with underscores for spaces. A strategies file may name others.
 */
export const CLASS_NAMES: Readonly<Record<SurrogateType, string>> = {
  patient: 'Patient_Name',
  doctor: 'Doctor_Name',
  person: 'Name',
  'given-name': 'First_Name',
  'family-name': 'Last_Name',
  username: 'User_Name',
  profession: 'Profession',
  age: 'Age',
  organisation: 'Organisation',
  hospital: 'Health_Care_Unit',
  department: 'Health_Care_Unit',
  location: 'Location',
  city: 'Location',
  region: 'Location',
  country: 'Location',
  street: 'Street',
  address: 'Address',
  room: 'Room',
  zip: 'Postcode',
  date: 'Date',
  time: 'Time',
  phone: 'Phone_Number',
  fax: 'Fax_Number',
  email: 'Email',
  url: 'Url',
  ip: 'Ip_Address',
  id: 'Id_Number',
  'medical-record': 'Medical_Record_Number',
  'social-security': 'Social_Security_Number',
  'health-plan': 'Health_Plan_Number',
  account: 'Account_Number',
  license: 'License_Number',
  vehicle: 'Vehicle_Number',
  device: 'Device_Number',
};

/** The class of a label that has no surrogate type: its own words, each with a capital ("SEXO_PACIENTE" is `Sexo_Paciente`). */
export function classOfLabel(label: string): string {
  return label
    .split(/[\s_]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('_');
}
