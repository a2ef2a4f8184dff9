import type { FieldVocabulary } from './format.ts';

export const LABORATORY: FieldVocabulary = {
  field: 'laboratory',
  knowledge: `
    Laboratory Techniques = lab techniques, laboratory procedures, laboratory skills, lab skills, wet lab
    Laboratory Safety = lab safety
    Clinical Laboratory Science = medical laboratory science, medical technology
    Clinical Chemistry
    Microbiology
    Bacteriology
    Virology = virus research
    Immunology
    Serology
    Histology = histopathology
    Cytology = cytotechnology
    Urinalysis
    Coagulation Testing
    Blood Banking = immunohematology, transfusion medicine
    Specimen Processing = accessioning, sample processing
    Sample Preparation = sample prep
    Molecular Biology = molecular biology techniques, molecular biological techniques, standard molecular biology
    Molecular Diagnostics
    Cell Biology
    Cell Culture = tissue culture, mammalian cell culture, cell culturing
    Genetics
    Genomics
    Proteomics
    Bioinformatics
    Computational Biology
    Biochemistry
    Biotechnology
    Polymerase Chain Reaction = PCR, qPCR, RT-PCR, quantitative PCR, real-time PCR
    DNA Extraction = nucleic acid extraction, DNA isolation, RNA extraction
    DNA Sequencing = Sanger sequencing
    Next-Generation Sequencing = NGS, RNA-seq
    Gel Electrophoresis = SDS-PAGE, agarose gel electrophoresis, electrophoresis
    Western Blotting = western blot, western blots
    ELISA^ = enzyme-linked immunosorbent assay
    Immunohistochemistry = IHC~
    Immunoassays = immunoassay development
    Flow Cytometry = flow cytometric analysis
    Fluorescence-Activated Cell Sorting = FACS~, cell sorting > flow-cytometry
    Molecular Cloning = gene cloning
    CRISPR = CRISPR-Cas9, gene editing
    Protein Purification = protein analytics, protein analysis, protein chemistry
    Protein Expression
    Transfection
    Assay Development = bioassays, bio-assay, bioassay, biochemical assays
    Microscopy = light microscopy
    Fluorescence Microscopy > microscopy
    Confocal Microscopy > microscopy
    Electron Microscopy = SEM/TEM, scanning electron microscopy, transmission electron microscopy > microscopy
    Chromatography
    HPLC = high-performance liquid chromatography, high performance liquid chromatography, UPLC^
    Gas Chromatography = GC-MS, GC/MS > chromatography
    Mass Spectrometry = LC-MS, LC-MS/MS, LC/MS
    Spectroscopy = UV-Vis, UV-Vis spectroscopy, FTIR
    NMR Spectroscopy = NMR^, nuclear magnetic resonance > spectroscopy
    Atomic Absorption Spectroscopy = ICP-MS, ICP-OES > spectroscopy
    X-Ray Diffraction = XRD^
    Titration
    Pipetting = micropipetting
    Centrifugation = centrifugal separation
    Lyophilization
    Fermentation~ = bioprocessing, fermentation technology
    Upstream Processing
    Downstream Processing
    Analytical Chemistry = wet chemistry
    Organic Chemistry
    Inorganic Chemistry
    Physical Chemistry
    Organic Synthesis = chemical synthesis
    Medicinal Chemistry
    Polymer Chemistry
    Electrochemistry
    Method Validation = analytical method validation, method development
    Equipment Calibration = instrument calibration, calibration of instruments, calibrating equipment
    Good Laboratory Practice = GLP~, good laboratory practices
    Laboratory Quality Control
    CLIA Regulations = CLIA^
    CAP Accreditation
    Biosafety = biosafety level 2, BSL-2, biological safety level 2
    Laboratory Animal Care = in vivo studies, animal models
    Drug Discovery
    Preclinical Research = pre-clinical research
    Toxicology
    Environmental Sampling = water sampling, soil sampling
    Water Quality Testing = water testing
    Food Microbiology > microbiology
    Forensic Science = forensics
    Lab Notebook Documentation = laboratory notebooks, electronic lab notebook, ELN^
    Laboratory Management = lab management
    Reagent Preparation = preparing reagents, media preparation, preparation of reagents
    Stability Testing
    Dissolution Testing
  `,
  technology: `
    LIMS = Laboratory Information Management System, laboratory information systems, LIS^
    LabWare
    Benchling
    GraphPad Prism = GraphPad
    FlowJo
    ImageJ
    ChemDraw
    Empower Chromatography Software = Waters Empower
    Sunquest
    SoftLab
    LabVIEW
    SnapGene
    Geneious
    PyMOL
  `,
  license: `
    Medical Laboratory Scientist Certification = MLS~
    Medical Laboratory Technician Certification = MLT^
    ASCP Certification = ASCP^, ASCP certified
    Medical Technologist Certification
    Histotechnician Certification = HTL^
    Clinical Laboratory Scientist License = CLS license
  `,
};
