/** A registration as it can be printed. There is no password in it, by type: the sheet has bullets of its own. */
export interface PrintedRegistration {
  preferredName: string;
  /** Dates are `YYYY-MM-DD`. */
  dateOfBirth: string;
  linkedinProfile?: string | undefined;
  email: string;
  resumePhoneNumber: string;
  resumeEmailPassword?: never;
  /** An address that the issuer gives out stands in for the password. */
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
  /** When it is printed. */
  now: Date;
  /** Left out where it has none yet. */
  reference?: string | undefined;
  /** Decides on paper and on how dates are written. Default `us`. */
  region?: 'us' | 'uk' | undefined;
}
