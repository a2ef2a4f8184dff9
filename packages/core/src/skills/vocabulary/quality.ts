import type { FieldVocabulary } from './format.ts';

export const QUALITY: FieldVocabulary = {
  field: 'quality',
  knowledge: `
    Quality Assurance = QA, quality assurance procedures
    Quality Control = QC, quality control procedures, quality control inspection
    QA/QC = quality assurance and quality control, quality assurance/quality control > quality-assurance, quality-control
    Quality Management = total quality management, TQM^
    Quality Inspection = product inspection, inspecting products, quality inspections, incoming inspection, final inspection, in-process inspection
    First Article Inspection = FAI~
    Quality Auditing = quality audits
    Supplier Quality = supplier quality management, supplier quality assurance, vendor quality
    Quality Engineering
    Quality Improvement = quality improvement initiatives
    Quality Management Systems = QMS, quality management system, quality systems
    ISO 9001 = ISO 9000
    AS9100
    IATF 16949 = TS 16949, TS16949, ISO/TS 16949, ISO/TS
    ISO 13485
    ISO 14001
    ISO 17025 = ISO/IEC 17025
    ISO 45001
    21 CFR Part 820 = FDA Quality System Regulation
    Corrective and Preventive Action = CAPA, corrective action, corrective actions, corrective and preventive actions
    Nonconformance Reporting = non-conformance reports, NCRs^, nonconformance management
    8D Problem Solving = 8D methodology
    5 Whys
    Fishbone Diagrams = Ishikawa diagrams
    Failure Mode and Effects Analysis = FMEA, PFMEA, DFMEA
    Production Part Approval Process = PPAP
    Advanced Product Quality Planning = APQP
    Control Plans
    Measurement Systems Analysis = Gage R&R, gauge R&R
    Geometric Dimensioning and Tolerancing = GD&T, geometric dimensioning & tolerancing
    Metrology
    Nondestructive Testing = NDT, non-destructive testing, NDE^
    Ultrasonic Testing
    Radiographic Testing
    Magnetic Particle Testing = magnetic particle inspection
    Liquid Penetrant Testing = dye penetrant testing
    Visual Inspection
    Material Testing = materials testing, tensile testing
    Destructive Testing
    Equipment Validation = IQ/OQ/PQ, process validation
    Batch Record Review = batch records
    Standard Operating Procedures = SOP, SOPs, standard operating procedure
    Food Quality Assurance
    Safe Quality Food = SQF^
    BRC Standards = BRCGS
    Reliability Engineering
    Traceability Management
    ISO Standards = ISO standard
    Process Capability = Cpk, capability studies, process capability studies
    Inspection Methods = inspection techniques, inspection and testing
    Cleaning Validation
    Quality Procedures = quality processes
  `,
  license: `
    Certified Quality Engineer = CQE^
    Certified Quality Auditor = CQA^
    Certified Quality Technician
    Certified Quality Inspector
    Certified Manager of Quality = CMQ/OE
    ISO 9001 Lead Auditor = lead auditor certification
    ASNT Level II = ASNT NDT Level II, NDT Level II, ASNT^
    PCQI Certification = PCQI, preventive controls qualified individual
    ISTQB Certification = ISTQB
  `,
};
