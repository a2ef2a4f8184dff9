import { SKILL_KINDS } from '../types.ts';
import { ACCOUNTING } from './accounting.ts';
import { ALLIED_HEALTH } from './allied-health.ts';
import { AUTOMOTIVE } from './automotive.ts';
import { CLOUD } from './cloud.ts';
import { COMPUTING_TERMS, OFFICE_SOFTWARE_TERMS } from './computing-terms.ts';
import { CONSTRUCTION } from './construction.ts';
import { CUSTOMER_SERVICE } from './customer-service.ts';
import { DATA } from './data.ts';
import { DENTAL, PHARMACY, VETERINARY } from './dental-pharmacy-vet.ts';
import { DESIGN, MEDIA } from './design.ts';
import { EDUCATION } from './education.ts';
import {
  CHEMICAL_ENGINEERING,
  CIVIL_ENGINEERING,
  ELECTRICAL_ENGINEERING,
  MECHANICAL_ENGINEERING,
} from './engineering.ts';
import { FINANCE } from './finance.ts';
import { FOOD } from './food.ts';
import type { FieldVocabulary, SkillRow } from './format.ts';
import { parseRows } from './format.ts';
import {
  BUILDING_TASKS,
  CARE_TASKS,
  DINING_TASKS,
  MANAGEMENT_TERMS,
  REPAIR_TASKS,
  SERVICE_TASKS,
  SHOP_TASKS,
  WAREHOUSE_TASKS,
} from './hands-on-terms.ts';
import { HOSPITALITY } from './hospitality.ts';
import { HUMAN_RESOURCES } from './human-resources.ts';
import { INDUSTRIES } from './industries.ts';
import { IT_SUPPORT } from './it-support.ts';
import { LABORATORY } from './laboratory.ts';
import { LAW } from './law.ts';
import { LICENSES_HEALTH } from './licenses-health.ts';
import { LICENSES_SERVICES } from './licenses-services.ts';
import { LICENSES_TECHNOLOGY } from './licenses-technology.ts';
import { LICENSES_TRADES } from './licenses-trades.ts';
import { LOGISTICS } from './logistics.ts';
import { LANGUAGES, MANAGEMENT, TRAITS } from './management.ts';
import { MANUFACTURING } from './manufacturing.ts';
import { MARKETING } from './marketing.ts';
import { MEDICINE } from './medicine.ts';
import { NURSING } from './nursing.ts';
import { OFFICE } from './office.ts';
import { BEAUTY, CLEANING, PUBLIC_SAFETY, SPORTS } from './public-safety.ts';
import { QUALITY } from './quality.ts';
import { REAL_ESTATE } from './real-estate.ts';
import { ENGINEERING_TERMS, RESEARCH_TERMS } from './research-terms.ts';
import { RETAIL } from './retail.ts';
import { SALES } from './sales.ts';
import { AGRICULTURE, ENVIRONMENT, SCIENCE } from './science.ts';
import { SECURITY } from './security.ts';
import { SOCIAL_CARE } from './social-care.ts';
import { SOFTWARE } from './software.ts';
import { ELECTRICAL_TRADE, PLUMBING_HVAC, WELDING } from './trades.ts';

const FIELDS: readonly FieldVocabulary[] = [
  SOFTWARE,
  DATA,
  CLOUD,
  SECURITY,
  IT_SUPPORT,
  NURSING,
  MEDICINE,
  ALLIED_HEALTH,
  LABORATORY,
  DENTAL,
  PHARMACY,
  VETERINARY,
  SOCIAL_CARE,
  EDUCATION,
  ACCOUNTING,
  FINANCE,
  REAL_ESTATE,
  LAW,
  SALES,
  MARKETING,
  CUSTOMER_SERVICE,
  RETAIL,
  HOSPITALITY,
  FOOD,
  CLEANING,
  OFFICE,
  HUMAN_RESOURCES,
  MANAGEMENT,
  CONSTRUCTION,
  ELECTRICAL_TRADE,
  PLUMBING_HVAC,
  WELDING,
  AUTOMOTIVE,
  MANUFACTURING,
  QUALITY,
  LOGISTICS,
  CIVIL_ENGINEERING,
  MECHANICAL_ENGINEERING,
  ELECTRICAL_ENGINEERING,
  CHEMICAL_ENGINEERING,
  SCIENCE,
  ENVIRONMENT,
  AGRICULTURE,
  DESIGN,
  MEDIA,
  PUBLIC_SAFETY,
  BEAUTY,
  SPORTS,
  LANGUAGES,
  TRAITS,
  INDUSTRIES,
  COMPUTING_TERMS,
  OFFICE_SOFTWARE_TERMS,
  RESEARCH_TERMS,
  ENGINEERING_TERMS,
  WAREHOUSE_TASKS,
  CARE_TASKS,
  REPAIR_TASKS,
  BUILDING_TASKS,
  SHOP_TASKS,
  DINING_TASKS,
  SERVICE_TASKS,
  MANAGEMENT_TERMS,
  ...LICENSES_HEALTH,
  ...LICENSES_SERVICES,
  ...LICENSES_TRADES,
  ...LICENSES_TECHNOLOGY,
];

/** Every row of the vocabulary, in a fixed order: a skill's position is its index. */
export function* iterateVocabularyRows(): Generator<SkillRow> {
  for (const vocabulary of FIELDS) {
    for (const kind of SKILL_KINDS) {
      for (const row of parseRows(vocabulary.field, kind, vocabulary[kind] ?? ''))
        yield vocabulary.isSpecialized ? { ...row, isSpecialized: true } : row;
    }
  }
}
