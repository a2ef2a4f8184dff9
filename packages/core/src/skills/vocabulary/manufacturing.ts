import type { FieldVocabulary } from './format.ts';

export const MANUFACTURING: FieldVocabulary = {
  field: 'manufacturing',
  knowledge: `
    Manufacturing = manufacturing experience, manufacturing environment, manufacturing processes, manufacturing operations
    Production Operations = production work, production line, production environment
    assembly: Product Assembly = assembly~, assembly line, assembly line work, assembly experience
    Mechanical Assembly = mechanical assemblies
    Electronic Assembly = electronics assembly, PCB assembly, circuit board assembly
    Electromechanical Assembly = electro-mechanical assembly
    Surface Mount Technology = SMT^, SMT assembly
    Cable and Wire Harness Assembly = wire harness assembly, cable assembly, wire harnesses, crimping, cable harnesses
    Machine Operation = operating machinery, machine operating, machine operator experience, operating machines, production machinery
    Machine Setup = machine set-up, equipment setup, machine changeover, changeovers, setting up machines, set-up of machines, setup of machines
    Machine Maintenance = machinery maintenance, equipment maintenance
    Machine Repair = machinery repair, equipment repair
    Industrial Maintenance = plant maintenance, manufacturing maintenance, maintenance mechanics
    Mechanical Troubleshooting = mechanical repair, troubleshooting mechanical systems, mechanical repairs
    Equipment Troubleshooting = troubleshooting equipment, troubleshoot equipment
    Predictive Maintenance
    Total Productive Maintenance = TPM~
    Millwrighting = millwright work
    Conveyor Systems = conveyors, conveyor maintenance
    Bearings and Gearboxes = gearboxes
    Pump Repair = pumps and motors, pump maintenance
    Machining = machine shop, metal machining
    CNC Machining = CNC, CNC machines, computer numerical control, CNC experience > machining
    CNC Programming = CNC programmer skills > cnc-machining
    CNC Operation = CNC operating, operating CNC machines, CNC machine operation > cnc-machining
    CNC Milling = CNC mill, CNC mills > cnc-machining
    CNC Turning = CNC lathe, CNC lathes > cnc-machining, turning
    CNC Router Operation = CNC router
    Manual Machining = manual machines, manual mill and lathe, manual mills, manual lathes, manual mill, manual lathe > machining
    milling: Milling Operations = milling~, milling machines, milling machine, Bridgeport mill
    Turning~ = lathe, lathe operation, lathes, engine lathe
    Surface Grinding = precision grinding, cylindrical grinding
    Drill Press Operation = drill press, drill presses
    Swiss Machining = Swiss lathe, Swiss screw machines > machining
    EDM^ = electrical discharge machining, wire EDM
    5-Axis Machining = five-axis machining > machining
    G-Code = G-code programming, G & M code, G and M codes
    Tool and Die Making = tool & die, die making, tool and die
    Mold Making = mold building, constructing molds, mold repair, mold maintenance, moldmaking, constructing moulds
    Jigs and Fixtures = fixture design, fixturing
    Tool Grinding = tool sharpening
    Deburring
    Injection Molding = plastic injection molding
    Blow Molding
    Thermoforming
    Extrusion = plastic extrusion, extruding, extruder operation
    Die Casting
    Casting and Foundry Work = foundry, metal casting
    Metal Stamping = stamping~, punch press operation, punch press
    Forming~ = metal forming, roll forming
    Laser Cutting = laser cutter operation
    Waterjet Cutting = water jet cutting
    Heat Treating = heat treatment
    Electroplating = plating|, anodizing
    Powder Coating
    Composites Fabrication = composite layup, fiberglass layup, composites
    3D Printing = additive manufacturing
    Packaging Operations = packaging~, product packaging, packaging machinery
    Palletizing
    Labeling Products = product labeling
    Bottling
    Batch Mixing = batching~, blending chemicals
    Industrial Sewing = sewing machine operation, sewing, sewing machines, sewing machine
    Textile Manufacturing = textiles > manufacturing
    Printing Press Operation = offset printing, printing press, flexographic printing, flexography, offset press, offset presses
    Screen Printing = silk screening
    Digital Printing = large format printing, wide-format printing
    Bindery = bookbinding
    Embroidery = machine embroidery
    Upholstery = upholstering
    Woodworking Machinery
    Sawmill Operation
    Paper Manufacturing > manufacturing
    Semiconductor Manufacturing = wafer fabrication, semiconductor fabrication > manufacturing
    Cleanroom Procedures = clean room, cleanroom, cleanroom environment
    Medical Device Manufacturing > manufacturing
    Aerospace Manufacturing > manufacturing
    Automotive Manufacturing > manufacturing
    Chemical Manufacturing = chemical processing > manufacturing
    Production Planning = production scheduling, production control, manufacturing planning
    Material Requirements Planning = MRP, MRP systems
    Manufacturing Resource Planning = MRP II, MRP 2, MRPII > material-requirements-planning
    Bill of Materials = BOM, bills of materials, BOMs
    Work Orders = work order management, work order processing
    Production Management = production supervision
    Plant Management = plant operations, factory management
    Process Improvement = process improvements, business process improvement
    Continuous Improvement = continuous process improvement
    Lean Manufacturing = lean principles, lean production, Lean~, lean methodologies, lean methodology
    Six Sigma = 6 Sigma
    Lean Six Sigma > six-sigma
    Kaizen = Kaizen events
    5S^ = 5S methodology, 6S
    Value Stream Mapping
    Just-in-Time Manufacturing = JIT~, just-in-time
    Poka-Yoke = mistake proofing, error proofing
    Toyota Production System
    DMAIC
    Statistical Process Control = SPC
    Overall Equipment Effectiveness = OEE
    Design of Experiments
    Time and Motion Studies = time studies
    Good Manufacturing Practices = GMP, cGMP, current good manufacturing practices
    Manufacturing Engineering
    Process Engineering
    New Product Introduction = NPI^
    Prototyping = prototype development, prototype building, prototypes|, low-fidelity prototypes, high-fidelity prototypes, prototype testing
    Robotics = industrial robots, robotics programming
    Industrial Automation = factory automation, automation controls, automation systems
    PLC Programming = PLC, PLCs, ladder logic, relay ladder logic, programmable logic controllers, programmable logic controller, PLC troubleshooting
    HMI Programming = HMI^, human machine interface
    SCADA
    Distributed Control Systems = DCS^, distributed control architectures
    Instrumentation = instrumentation and controls, I&C
    Process Control = process controls
    Servo Motors = servo systems, servo drives
    Machine Vision Systems
    Calibration = calibrating instruments
    Precision Measuring Instruments = precision measuring tools, precision measurement, measuring instruments, measuring tools, measuring equipment, measuring devices
    Calipers = caliper, dial calipers
    Micrometers = micrometer, calipers and micrometers
    Coordinate Measuring Machines = CMM^, coordinate measuring machine
    Tape Measure Reading = reading a tape measure, read a tape measure
    Industrial Safety = plant safety
    Hazardous Waste Management = hazardous waste handling
    Material Handling = materials handling
    Safety Data Sheets = SDS~, MSDS, material safety data sheets
    Press Operation = press operator, operating presses
    Hydraulic Presses = hydraulic press
    Stamping Presses = stamping press
    Jig Boring = jig bore, jig bores
    Honing Machines
    Forging Press = press forging
    Production Processes = production process, fabrication processes
    Schematics = schematic diagrams, reading schematics, schematic drawings
    Dimensional Tolerances = close tolerances, tight tolerances
    Sheetfed Press = sheet-fed press, sheet fed press
    Color Separation = color separations
    Bindery Work
    Dielines = dieline
    Motion Control = motion control systems
    Continuous Process Manufacturing = continuous process > manufacturing
    Cleanroom Work
  `,
  technology: `
    Mastercam
    Fusion 360 = Autodesk Fusion 360 > computer-aided-design
    GibbsCAM
    Esprit CAM
    Siemens NX = Unigraphics, NX CAD > computer-aided-design
    Fanuc Controls = FANUC, FANUC robots
    Haas CNC = Haas controls, Haas machines
    Mazak = Mazatrol
    Okuma CNC
    Allen-Bradley = Allen Bradley PLC, Allen-Bradley PLCs
    Rockwell Automation = RSLogix, Studio 5000, RSLogix 5000, ControlLogix, FactoryTalk
    Siemens PLC = Siemens S7, TIA Portal, Step 7
    Ignition SCADA = Inductive Automation Ignition
    Wonderware
    ABB Robotics = ABB robots
    KUKA Robotics = KUKA robots
    Manufacturing Execution Systems = MES~, manufacturing execution system
    CMMS = computerized maintenance management system, computerized maintenance management systems
    IBM Maximo = Maximo
    eMaint
    UpKeep CMMS
    Fishbowl Inventory
    JobBOSS
    E2 Shop System
    PC-DMIS
    Plex ERP > enterprise-resource-planning
    Machine Tools = machine tool
    Packaging Equipment = packaging machines
    Production Equipment = manufacturing equipment, production equipment operation
  `,
  license: `
    Six Sigma Green Belt = Green Belt~, Lean Six Sigma Green Belt, Six Sigma Green Belt certification > six-sigma
    Six Sigma Black Belt = Black Belt~, Lean Six Sigma Black Belt > six-sigma
    Six Sigma Yellow Belt = Lean Six Sigma Yellow Belt
    IPC-A-610 Certification = IPC-A-610, IPC certification, IPC 610
    J-STD-001 Certification = J-STD-001, J-STD soldering
    NIMS Certification
    Certified Production Technician = CPT certification
    Certified Maintenance and Reliability Professional = CMRP^
    APICS CPIM = CPIM, Certified in Planning and Inventory Management
    Journeyman Machinist
    Millwright Certification
  `,
};
