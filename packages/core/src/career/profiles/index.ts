import { FINANCE_PROFILES, HR_PROFILES, MANAGEMENT_PROFILES, PROCUREMENT_PROFILES } from './business.ts';
import { ENGINEERING_PROFILES, SCIENCE_PROFILES } from './engineering.ts';
import { type OccupationProfile, parseProfiles } from './format.ts';
import { CARE_PROFILES, NURSING_PROFILES, PRACTICE_PROFILES } from './health.ts';
import { CREATIVE_PROFILES, MARKETING_PROFILES, OFFICE_PROFILES, SALES_PROFILES } from './office.ts';
import { EDUCATION_PROFILES, LAW_PROFILES, SAFETY_PROFILES, SOCIAL_PROFILES } from './people.ts';
import { FOOD_PROFILES, HOSPITALITY_PROFILES, PERSONAL_CARE_PROFILES, RETAIL_PROFILES } from './service.ts';
import { TECHNOLOGY_PROFILES } from './technology.ts';
import {
  AGRICULTURE_PROFILES,
  CONSTRUCTION_PROFILES,
  MANUFACTURING_PROFILES,
  REPAIR_PROFILES,
  TRANSPORT_PROFILES,
} from './trades.ts';

export type { Condition, OccupationProfile } from './format.ts';

const TABLES = [
  TECHNOLOGY_PROFILES,
  NURSING_PROFILES,
  PRACTICE_PROFILES,
  CARE_PROFILES,
  EDUCATION_PROFILES,
  SOCIAL_PROFILES,
  LAW_PROFILES,
  SAFETY_PROFILES,
  ENGINEERING_PROFILES,
  SCIENCE_PROFILES,
  MANAGEMENT_PROFILES,
  FINANCE_PROFILES,
  PROCUREMENT_PROFILES,
  HR_PROFILES,
  OFFICE_PROFILES,
  SALES_PROFILES,
  MARKETING_PROFILES,
  CREATIVE_PROFILES,
  CONSTRUCTION_PROFILES,
  REPAIR_PROFILES,
  MANUFACTURING_PROFILES,
  TRANSPORT_PROFILES,
  AGRICULTURE_PROFILES,
  FOOD_PROFILES,
  RETAIL_PROFILES,
  HOSPITALITY_PROFILES,
  PERSONAL_CARE_PROFILES,
];

let profiles: ReadonlyMap<string, OccupationProfile> | undefined;

/** What an occupation does, needs, and leads to. */
export function getProfile(occupation: string): OccupationProfile | null {
  profiles ??= new Map(TABLES.flatMap(parseProfiles).map((profile) => [profile.id, profile]));
  return profiles.get(occupation) ?? null;
}
