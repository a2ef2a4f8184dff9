/** Lists of options that several forms offer. */
export const YES_NO = ['Yes', 'No'] as const;

export const STATES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|District of Columbia|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Puerto Rico|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming'.split(
    '|',
  );

export const COUNTRIES =
  'Australia|Brazil|Canada|China|France|Germany|India|Ireland|Israel|Japan|Mexico|Nigeria|Philippines|Poland|Singapore|Spain|United Arab Emirates|United Kingdom|United States Minor Outlying Islands|United States of America|Vietnam'.split(
    '|',
  );

export const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December'.split(
  '|',
);

/** Newest first. */
export const YEARS = Array.from({ length: 41 }, (_, index) => String(2030 - index));

export const CITIES = [
  'Austin, Texas, United States',
  'Austin, Minnesota, United States',
  'Austin, Indiana, United States',
  'Austin, Arkansas, United States',
  'Austintown, Ohio, United States',
  'Boston, Massachusetts, United States',
  'Chicago, Illinois, United States',
  'Dallas, Texas, United States',
  'Denver, Colorado, United States',
  'New York, New York, United States',
  'Portland, Maine, United States',
  'Portland, Oregon, United States',
  'Pune, Maharashtra, India',
  'Saint Austell, Cornwall, United Kingdom',
  'San Francisco, California, United States',
  'Seattle, Washington, United States',
] as const;

export const CALLING_CODES = [
  'Afghanistan +93',
  'Australia +61',
  'Canada +1',
  'France +33',
  'Germany +49',
  'India +91',
  'Ireland +353',
  'Mexico +52',
  'United Arab Emirates +971',
  'United Kingdom +44',
  'United States +1',
  'United States Minor Outlying Islands +1',
] as const;

export const DEGREES = [
  'High School',
  'Associate’s Degree',
  'Bachelor’s Degree',
  'Master’s Degree',
  'Master of Business Administration (M.B.A.)',
  'Juris Doctor (J.D.)',
  'Doctor of Medicine (M.D.)',
  'Doctor of Philosophy (Ph.D.)',
  'Other',
] as const;

export const GENDERS = ['Male', 'Female', 'Decline To Self Identify'] as const;

export const RACES = [
  'American Indian or Alaskan Native',
  'Asian',
  'Black or African American',
  'Hispanic or Latino',
  'White',
  'Native Hawaiian or Other Pacific Islander',
  'Two or More Races',
  'Decline To Self Identify',
] as const;

export const VETERAN = [
  'I am not a protected veteran',
  'I identify as one or more of the classifications of a protected veteran',
  'I don’t wish to answer',
] as const;

export const DISABILITY = [
  'Yes, I have a disability, or have had one in the past',
  'No, I do not have a disability and have not had one in the past',
  'I do not want to answer',
] as const;
