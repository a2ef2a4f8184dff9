/** See `format.ts` for how these tables are written. */
export const ENGINEERING = `
  mechanical-engineer | 17-2141 | Mechanical Engineer |
      (mechanical/mechanical design/machine design/mechanical project/hvac/thermal/product design/piping/stress/automotive/powertrain/combustion/
      rotating equipment/tooling/design/fluid systems/fuel systems/mep/energy systems/turbine) (engineer/design engineer/systems engineer),
      mechanical engineering, product development engineer
      | electrical-engineer, industrial-engineer, aerospace-engineer, mechanical-drafter, project-engineer, robotics-engineer
  electrical-engineer | 17-2071 | Electrical Engineer |
      (electrical/electronics/electronic/electrical design/power/power systems/analog/analog design/digital design/circuit design/substation/
      protection/relay/instrumentation/electrical project/lighting/pcb/power electronics/avionics/instrumentation and controls/i&c/mixed signal/
      rf design/antenna/signal processing/optical/microwave/radar) (engineer/design engineer/controls engineer), ee, electrical engineering,
      protection and control engineer, transmission engineer, distribution engineer
      | embedded-engineer, mechanical-engineer, robotics-engineer, electronics-technician, systems-engineer
  civil-engineer | 17-2051 | Civil Engineer |
      (civil/structural/transportation/water resources/geotechnical/traffic/highway/bridge/roadway/hydraulic/municipal/site/land development/
      stormwater/wastewater/water/drainage/rail/civil design/civil project/public works/pavement/city/county) (engineer/design engineer/
      engineering intern), civil engineering, structural (designer/engineering), eit
      | construction-manager, environmental-engineer, civil-engineering-technician, surveyor, project-engineer, architect
  environmental-engineer | 17-2081 | Environmental Engineer |
      (remediation/air quality/environmental compliance/environmental project/environmental health and safety/ehs) engineer, water treatment engineer
      | civil-engineer, environmental-scientist, safety-specialist, chemical-engineer
  chemical-engineer | 17-2041 | Chemical Engineer |
      (chemical/chemical process/polymer/refinery/corrosion/formulation/plastics/catalyst/pilot plant) engineer, (bioprocess/upstream process/
      downstream process) engineer, chemical engineering
      | industrial-engineer, materials-engineer, petroleum-engineer, chemist, environmental-engineer
  industrial-engineer | 17-2112 | Industrial Engineer |
      (manufacturing/process/production/continuous improvement/lean/lean manufacturing/industrial/methods/operations/manufacturing process/
      manufacturing quality/packaging/plant/assembly/industrialization/cost/value stream/new product introduction/npi) (engineer/engineering),
      industrial engineering, manufacturing engineering (technician manager/manager/supervisor), (continuous improvement/lean/operational excellence/
      process improvement/six sigma) (manager/specialist/leader/coordinator/black belt/consultant), process improvement analyst
      | mechanical-engineer, quality-engineer, chemical-engineer, production-manager, project-engineer
  quality-engineer | 17-2112 | Quality Engineer |
      (supplier quality/manufacturing quality/quality assurance manufacturing/product quality/quality systems/validation/reliability/
      process validation/design quality/metrology) engineer, quality (engineering/systems specialist/assurance engineer), (validation/
      calibration) specialist
      | industrial-engineer, quality-manager, quality-inspector, qa-engineer
  quality-manager | 11-3051 | Quality Manager |
      (quality/quality assurance/quality control/qa/qc/quality systems/supplier quality/food safety/food safety and quality/
      quality engineering) (manager/director/supervisor), director of quality, (quality assurance/quality systems/quality improvement/quality control/
      quality management/qa/food safety) (specialist/coordinator/associate/administrator/auditor), document control (specialist/coordinator/manager),
      iso coordinator, quality (lead/specialist/coordinator/analyst/associate/auditor), gmp auditor
      | quality-engineer, quality-inspector, regulatory-affairs-specialist, production-manager
  aerospace-engineer | 17-2011 | Aerospace Engineer |
      (aeronautical/flight test/aircraft/propulsion/aerodynamics/structures/structural analysis/airframe/spacecraft/guidance navigation and control/
      gnc/satellite/flight controls/avionics systems/liaison/stress analysis/orbital) (engineer/analyst engineer), aerospace (engineering/
      design engineer), control laws engineer
      | mechanical-engineer, electrical-engineer, systems-engineer
  biomedical-engineer | 17-2031 | Biomedical Engineer |
      (biomedical/medical device/bioengineering/clinical/tissue/r&d medical device) engineer, bioengineer, biomedical engineering
      | mechanical-engineer, biomedical-equipment-technician, quality-engineer
  materials-engineer | 17-2131 | Materials Engineer |
      (materials/metallurgical/welding/ceramics/composites/materials and process/coatings) (engineer/scientist), metallurgist, materials (scientist/
      science)
      | chemical-engineer, mechanical-engineer, chemist
  nuclear-engineer | 17-2161 | Nuclear Engineer |
      (reactor/radiation/criticality safety/nuclear fuel/nuclear safety/nuclear systems) engineer, health physicist, nuclear (operator/technician/
      reactor operator)
      | mechanical-engineer, electrical-engineer, power-plant-operator
  petroleum-engineer | 17-2171 | Petroleum Engineer |
      (reservoir/drilling/production petroleum/completions/petroleum/subsea/well/facilities oil and gas/pipeline) engineer, mud engineer,
      mining engineer
      | chemical-engineer, mechanical-engineer, geoscientist
  project-engineer | 17-2199 | Project Engineer |
      (project/field/field service/applications/application/product/validation project/facilities/maintenance/commissioning/engineering project/test/
      research/r&d/research and development/construction project/construction/installation/fire protection/customer/components/technical/start-up/
      sales application/equipment/sustaining/service/semiconductor process/yield/telecom field) engineer, engineering (intern/associate/co-op/
      specialist/project manager/aide), =engineering, marine engineer, naval architect, optical engineer, acoustical engineer
      | mechanical-engineer, electrical-engineer, civil-engineer, industrial-engineer, construction-manager, project-manager
  architect | 17-1011 | Architect |
      (project/design/landscape/intern/staff/architectural/licensed/registered/senior project/healthcare/residential/urban) architect,
      architectural (designer/intern/project manager/associate), =architect, job captain, architecture intern, landscape (architect/designer),
      (building/architectural) designer
      | architectural-drafter, civil-engineer, interior-designer, urban-planner
  architectural-drafter | 17-3011 | Drafter |
      (architectural/cad/civil/structural/autocad/revit/steel/cabinet/millwork/bim/bim modeler/survey/shop) (drafter/draftsman/draftsperson/designer/
      operator/technician/detailer/modeler), drafter, draftsman, draftsperson, bim (modeler/coordinator/manager/specialist), =autocad, cad manager,
      structural detailer, steel detailer, fire sprinkler designer
      | mechanical-drafter, architect, civil-engineering-technician
  mechanical-drafter | 17-3013 | Mechanical Designer |
      (mechanical/electrical/electro-mechanical/piping/tool/solidworks/product/machine/pcb/hvac/plumbing/fire alarm/instrumentation/die/mold/
      wire harness/substation) (drafter/designer/design technician/draftsman/cad designer), mechanical design, tool and die designer, (cad/
      solidworks) design engineer, engineering designer
      | architectural-drafter, mechanical-engineer, engineering-technician
  engineering-technician | 17-3026 | Engineering Technician |
      (engineering/mechanical/mechanical engineering/manufacturing engineering/test/process/lab test/r&d/research and development/prototype/quality/
      quality control/quality assurance/manufacturing/validation/project/industrial engineering/materials testing/automation/robotics/controls/laser/
      semiconductor/equipment/calibration/metrology/product/environmental engineering/field engineering) (technician/tech/technologist),
      engineering (technologist/assistant), (calibration/metrology) tech, ndt technician, (non destructive/nondestructive testing) technician
      | electronics-technician, mechanical-drafter, quality-inspector, maintenance-technician, laboratory-technician
  electronics-technician | 17-3023 | Electronics Technician |
      (electronic/electronics/electrical/electrical engineering/electro-mechanical/electromechanical/avionics/instrumentation/instrument/
      instrument and control/i&e/i&c/instrumentation and electrical/rf/radio/radar/substation/relay/electronics test/bench/power systems/audio visual/
      av/low voltage/fire alarm/alarm/security systems/access control/smart meter/meter/bmet/scada) (technician/tech/installer/service technician/
      mechanic/engineering technician/specialist technician), avionics (technician/installer), electronics repairer, instrument mechanic, (audio/
      video) technician installation
      | engineering-technician, electrical-engineer, field-service-technician, telecommunications-technician, electrician
  civil-engineering-technician | 17-3022 | Civil Engineering Technician |
      (civil/construction materials/materials/concrete/soils/geotechnical/asphalt/public works/water resources/traffic/highway/cmt/construction/
      engineering civil/field civil) (engineering technician/technician/testing technician/designer/inspector technician/lab technician),
      civil (designer/drafter/cad technician/engineer technician), gis (technician/analyst/specialist/developer/manager/coordinator), cartographer,
      photogrammetrist, mapping technician
      | surveyor, architectural-drafter, civil-engineer, construction-inspector
  surveyor | 17-1022 | Surveyor |
      (land/licensed/professional land/field/mine/registered) surveyor, survey (technician/crew chief/party chief/instrument operator/rodman/
      crew member/manager/tech), party chief, rodman
      | civil-engineering-technician, civil-engineer
  urban-planner | 19-3051 | Urban Planner |
      (urban/city/transportation/regional/land use/environmental/town/community/associate/senior city) planner, planning (technician),
      zoning (administrator/officer)
      | architect, civil-engineer, environmental-scientist
  safety-specialist | 19-5011 | Safety Specialist |
      (safety/ehs/hse/environmental health and safety/environmental health & safety/health and safety/occupational safety/
      occupational health and safety/site safety/construction safety/industrial hygiene/environmental safety/process safety/safety and security/
      safety and health/loss control/fleet safety/food safety) (specialist/manager/coordinator/officer/director/engineer/professional/technician/
      advisor/consultant/supervisor/representative/inspector/trainer), industrial hygienist, loss control (consultant/representative),
      director of safety, radiation safety officer
      | environmental-scientist, environmental-engineer, construction-inspector
  sales-engineer | 41-9031 | Sales Engineer |
      (pre-sales/presales/solutions/solution/technical sales/field sales/inside sales/systems sales/applications sales/sales applications/
      sales support/regional sales) (engineer/consultant engineer), (pre-sales/presales) consultant, solution consultant,
      technical sales (representative/specialist/manager/consultant/associate)
      | account-executive, technical-account-manager, solutions-consultant, project-engineer
`;

export const SCIENCE = `
  chemist | 19-2031 | Chemist |
      (analytical/quality control/qc/organic/research/formulation/process/medicinal/development/laboratory/bench/lab/synthetic/r&d/polymer/
      environmental/associate/production/forensic) chemist, (formulation/analytical/formulations) scientist, (chemistry/chemical) (analyst/
      laboratory analyst/lab analyst)
      | research-scientist, laboratory-technician, chemical-engineer, biologist
  biologist | 19-1029 | Biologist |
      (wildlife/marine/fisheries/field/molecular/cell/research/conservation/aquatic/plant/fish/environmental) (biologist/ecologist), ecologist,
      microbiologist, (qc/quality control/food) microbiologist, biochemist, geneticist, zoologist, botanist, entomologist, plant (scientist/breeder),
      breeder, virologist, toxicologist, immunologist, genetic counselor, bioinformatics (scientist/analyst/engineer), bioinformatician,
      computational biologist, epidemiologist
      | research-scientist, laboratory-technician, environmental-scientist, chemist
  research-scientist | 19-1042 | Research Scientist |
      scientist, (associate/staff/principal/r&d/research and development/medical/clinical/protein/discovery/assay development/process development/
      food/product development/discovery research/translational/computational/drug discovery/soil/field research/device) scientist, (postdoctoral/
      post-doctoral/postdoc/research/postgraduate) (fellow/researcher/associate scientist/scholar), postdoctoral (research associate/research fellow/
      researcher/associate/fellow/scholar), post doc, postdoc, =researcher, research (investigator/director/manager/engineer scientist/professor/
      and development manager/and development director), r&d (manager/director/scientist), principal investigator, physicist, astronomer,
      mathematician
      | research-assistant, biologist, chemist, statistician, clinical-research-coordinator
  research-assistant | 19-4061 | Research Assistant |
      (research/graduate research/undergraduate research/clinical research/lab research/field research/laboratory research/policy research/
      student research) (assistant/aide), research (associate/technician/specialist/intern), laboratory research assistant, (survey/
      social science) researcher, survey interviewer, research interviewer
      | research-scientist, laboratory-technician, clinical-research-coordinator
  laboratory-technician | 19-4099 | Laboratory Technician |
      (laboratory/lab/qc/quality control lab/chemistry/chemical/chemical laboratory/research laboratory/biological/biology/microbiology/analytical/
      environmental laboratory/food/food science/dairy/water quality/qa lab/quality lab/science lab/molecular/cell culture/manufacturing lab/
      materials lab/vivarium) (technician/tech/analyst/laboratory technician/lab technician), (laboratory/lab) (analyst/technologist/manager/
      supervisor/coordinator/associate/specialist), qc (analyst/lab technician), quality control (analyst/lab technician/laboratory technician),
      (biotechnician/biomanufacturing associate), forensic (technician/scientist/science technician), crime (scene investigator/lab technician),
      food (technologist/scientist), vivarium technician
      | medical-laboratory-technician, chemist, research-assistant, engineering-technician, quality-inspector
  environmental-scientist | 19-2041 | Environmental Scientist |
      environmental (specialist/consultant/planner scientist/analyst/project manager/manager/compliance specialist/program manager/technician/
      coordinator/science/field technician/health specialist/inspector/director/geologist), (wetland/watershed/natural resources/air quality/
      water resources/climate) (scientist/specialist/analyst/technician/manager), sustainability (manager/specialist/coordinator/analyst/director/
      consultant), hydrologist, environmentalist, (sanitarian/environmental health officer), energy (auditor/analyst/manager/consultant/advisor),
      archaeologist, cultural resources specialist
      | environmental-engineer, geoscientist, biologist, safety-specialist, conservation-worker
  geoscientist | 19-2042 | Geoscientist |
      (geologist/geophysicist/hydrogeologist/geochemist/petrophysicist), (staff/project/exploration/engineering/mine/field/environmental/wellsite/
      mud) (geologist/logger), mud logger, meteorologist
      | environmental-scientist, petroleum-engineer
  statistician | 15-2041 | Statistician |
      biostatistician, (statistical/sas/biostatistical/clinical sas) (analyst/programmer/consultant), biostatistics, quantitative (analyst/researcher/
      developer/strategist), quant (researcher/developer/trader), operations research (analyst/scientist), econometrician, psychometric analyst
      | data-scientist, actuary, economist
  actuary | 15-2011 | Actuary |
      (actuarial/pricing actuarial) (analyst/associate/consultant/assistant/student/intern/manager), (consulting/pricing/chief) actuary
      | statistician, underwriter, financial-analyst
  economist | 19-3011 | Economist |
      (economic/policy/public policy/legislative/political/research policy/health policy/program) (analyst/consultant/advisor/researcher),
      policy (advisor/associate/director/manager/specialist/fellow), political scientist, sociologist, anthropologist, historian, (legislative/
      congressional) (assistant/aide/director/correspondent), government (affairs manager/relations manager/affairs director/relations specialist/
      affairs specialist), lobbyist
      | statistician, financial-analyst, market-research-analyst, public-relations-specialist
  conservation-worker | 19-1031 | Conservation Scientist |
      (park/forest) (ranger/manager/naturalist), forester, (forestry/range/wildlife/conservation/natural resource/soil/fisheries/
      biological science) (technician/aide/specialist/manager/conservationist/officer/tech), naturalist, interpretive (ranger/naturalist),
      conservation (officer/coordinator), game warden, arborist, (urban/consulting) forester, agronomist, soil scientist, (crop consultant/
      crop advisor), horticulturist
      | environmental-scientist, landscaper, biologist, agricultural-worker
  regulatory-affairs-specialist | 13-1041 | Regulatory Affairs Specialist |
      (regulatory/regulatory affairs/regulatory compliance/regulatory operations/clinical regulatory) (specialist/manager/associate/director/
      coordinator/analyst/consultant/scientist/officer), =regulatory affairs
      | compliance-officer, quality-manager, clinical-research-coordinator
`;
