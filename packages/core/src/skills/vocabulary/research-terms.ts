import type { FieldVocabulary } from './format.ts';

/** Methods and topics of research and engineering. */
export const RESEARCH_TERMS: FieldVocabulary = {
  field: 'science',
  method: `
    Scientific Communication = science communication, scientific writing and presentation
    Research Management = research administration
    Medical Research = health research, biomedical research
    Empirical Research = qualitative and quantitative research, empirical methods
    Behavioral Experiments = behavioral methods, behavioral research
    Neuroimaging = neuroimaging methods, fMRI^, MEG^
    Electrophysiology = patch clamp, patch clamp technique, electrophysiological recordings
    Mutagenesis = site-directed mutagenesis
    Recombinant DNA = recombinant DNA technology
    Northern Blotting = northern blot
    Phage Display
    Antibody Engineering
    Sequence Analysis = genome sequencing analysis, DNA sequence analysis
    Variant Calling
    Gene Expression Analysis = expression analysis, transcriptomics
    Genomic Alignment = genome assembly, genomic alignments
    Drug Delivery = drug delivery systems
    Biomolecular Simulation = biomolecular simulations
    Animal Studies = in vitro studies, ex vivo studies, animal experiments
    Crystal Growth = molecular beam epitaxy, thin film growth
    Thermal Processing
    Spectrometry
  `,
  knowledge: `
    Bioscience = biosciences
    Cognitive Science = cognitive psychology
    Social Sciences = social science, social science degree
    Natural Sciences = natural science
    Humanities
    Information Science = library and information science
    Condensed Matter Physics = condensed matter, solid state physics, many-body theory
    Superconductivity = superconductors
    Biomaterials = biomaterial engineering
    Biophysics
    Enzymology = enzymes~
    Pharmaceutical Sciences = pharmaceutical science
    Medical Education
    Global Health
    Kinematics
    Musicology = systematic musicology, music cognition
    Econometric Modeling = econometric methods, economic modeling
    Medical Terminology Knowledge = gross anatomy, microscopic anatomy
    Membrane Proteins = membrane protein
    Phosphoproteomics
    Post-Translational Modifications = post-translational modification
    Vector Construction
    Many-Body Physics = many-body systems
    Topological Phases of Matter = topological phases
    Signal Transduction = cell signaling, signaling mechanisms
    Neurotransmission = synaptic transmission
    Geologic Modeling = geological modeling
    Reserve Estimation
    Polymers
  `,
};

export const ENGINEERING_TERMS: FieldVocabulary = {
  field: 'mechanical-engineering',
  method: `
    Engineering Design = design engineering, design calculations, technical design, detailed engineering design, design reviews
    Concept Studies = concept development
    Qualification Testing = verification processes, V&V, verification and validation
    Injection Molding Design = injection-molded parts, injection-molded plastic parts, molded parts
    Drilling Equipment Design = drilling and production equipment
    Hazard Management = major hazard management, barrier management, bowtie analysis
    Management of Change = MOC^
    Equipment Documentation = operation and maintenance manuals, O&M manuals
    Tender Preparation = tenders~, bids and tenders, tendering
    Commissioning~ = equipment commissioning, site commissioning
    Offshore Engineering = offshore structures, offshore substations, offshore platforms, structural engineering of offshore structures
  `,
  knowledge: `
    Engineering~ = engineering principles, engineering background, engineering degree, engineering disciplines, engineering fundamentals
    Process Equipment = compressors~, pumps~, valves~, heat exchangers~
    Grid Connection = grid interface, power grid
    Highway Engineering = highways~, viaducts
    Additive Manufacturing Methods = 3D print, 3-D print
  `,
};
