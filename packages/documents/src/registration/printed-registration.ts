/** A printable registration. It can't contain a password, by type: the sheet prints bullets. */
export interface PrintedRegistration {
  preferredName: string;
  /** Dates are `YYYY-MM-DD`. */
  dateOfBirth: string;
  linkedinProfile?: string | undefined;
  email: string;
  resumePhoneNumber: string;
  resumeEmailPassword?: never;
  /** A forwarding address replaces the password. */
  forwarding?: boolean | undefined;
  personalPhoneNumber: string;
  currentAddress: string;
  workExperience: PrintedExperience[];
  mastersUniversity?: string | undefined;
  mastersField?: string | undefined;
  mastersGraduationDate?: string | undefined;
  bachelorsUniversity: string;
  bachelorsField: string;
  bachelorsGraduationDate: string;
  visaStatus: string;
  arrivalDate?: string | undefined;
  bornInUS?: boolean | undefined;
  visaEndDate?: string | undefined;
  /** One per line. */
  certifications?: string | undefined;
  preferredRole: string;
  confirmAccuracy: boolean;
  permissionToStore: boolean;
  legalName: string;
  signatureDate: string;
}

export interface PrintedExperience {
  clientName: string;
  startDate: string;
  endDate: string;
  role: string;
  clientAddress: string;
}

export interface RegistrationPrint {
  /** The date of printing. */
  now: Date;
  /** Omitted if it has none yet. */
  reference?: string | undefined;
  /** Determines paper size and date formats. Default `us`. */
  region?: 'us' | 'uk' | undefined;
}
