import type { FieldVocabulary } from './format.ts';

export const CIVIL_ENGINEERING: FieldVocabulary = {
  field: 'civil-engineering',
  knowledge: `
    Civil Engineering
    Structural Engineering
    Structural Analysis
    Structural Design = structural steel design
    Reinforced Concrete Design = concrete design
    Geotechnical Engineering = soil mechanics
    Soil Testing = soils testing, soil analysis
    Transportation Engineering = transportation planning and design
    Traffic Engineering = traffic impact studies, traffic analysis
    Highway Design = roadway design
    Bridge Design = bridge engineering, concrete bridges, cable stayed bridges
    Bridge Inspection
    Water Resources Engineering
    Hydrology
    Hydraulic Modeling = hydraulic analysis
    Stormwater Management = storm water management, stormwater design, stormwater
    Drainage Design
    Wastewater Treatment = waste water treatment, wastewater
    Water Treatment = water treatment operations, drinking water treatment
    Erosion Control = erosion and sediment control
    Site Development = site design, site planning
    Land Use Planning
    Urban Planning = city planning, urban design
    Zoning = zoning regulations
    Construction Materials Testing
    Earthquake Engineering = seismic design
    Foundation Design
    Pavement Design
    Municipal Engineering
    Utility Coordination
    Floodplain Management
    Dam Engineering
    Railway Engineering
    Architecture~ = architectural design, building design
    Landscape Architecture
    Interior Architecture
    Architectural Drafting
    Construction Documents = construction drawings, construction documentation
    Building Information Modeling = BIM, BIM modeling
    Sustainable Design
    Sanitary Sewers = sewer design, sanitary sewer
    Storm Sewers = storm drainage, storm drains
    Earthwork = earthworks, earth work
    Soil Stabilization
    Pipeline Construction = pipeline projects
    AISC Standards = AISC
  `,
  technology: `
    AutoCAD = Auto CAD, AutoCAD 2D, AutoCAD LT, Autodesk AutoCAD > computer-aided-design
    AutoCAD Civil 3D = Civil 3D, Autodesk Civil 3D > autocad
    AutoCAD Electrical > autocad
    AutoCAD Mechanical > autocad
    AutoCAD Architecture > autocad
    AutoCAD Plant 3D > autocad
    Autodesk Revit = Revit, Revit Architecture, Revit MEP, Revit Structure > building-information-modeling
    MicroStation = Bentley MicroStation > computer-aided-design
    OpenRoads = OpenRoads Designer, InRoads
    GEOPAK
    SketchUp = Google SketchUp, Trimble SketchUp
    Rhinoceros 3D = Rhino 3D, Rhino~
    Grasshopper 3D
    ArchiCAD
    Vectorworks
    Lumion
    Enscape
    V-Ray
    STAAD.Pro = STAAD
    ETABS
    SAP2000
    RISA-3D = RISA~
    RAM Structural System
    Tekla Structures = Tekla
    HEC-RAS
    HEC-HMS
    SWMM = EPA SWMM
    Synchro Traffic
    VISSIM
    Carlson Survey
    Leica Total Station = total station
    GPS Surveying = RTK GPS
  `,
  license: `
    Professional Engineer License = PE license, licensed professional engineer, registered professional engineer, professional engineer registration, PE~
    Engineer in Training = EIT, engineer intern certification, FE exam, Fundamentals of Engineering, FE passed^, FE/EIT^, EIT/EI^, engineer intern, engineering intern, FE certified^, EI certification^, engineer-in-training certification, certified engineering intern
    Structural Engineer License = SE license
    Professional Land Surveyor = PLS^, RPLS^, licensed land surveyor, registered land surveyor, Professional Surveyor and Mapper, PSM license^, LS license^, PLS license^, professional surveyor license, licensed surveyor, registered surveyor
    Licensed Architect = registered architect, architect license, architecture license
    NCARB Certification = NCARB
    AICP^ = American Institute of Certified Planners
    PTOE^ = Professional Traffic Operations Engineer
    Water Treatment Operator License = water operator license, water treatment license, Water Operator Certification, certified water operator, class C water license, class B water license
    Wastewater Operator License = wastewater treatment license, wastewater license, Wastewater Treatment Operator Certification, wastewater operator certification, wastewater treatment plant operator license, certified wastewater operator
    Certified Floodplain Manager
    Landscape Architect License = registered landscape architect
  `,
};

export const MECHANICAL_ENGINEERING: FieldVocabulary = {
  field: 'mechanical-engineering',
  knowledge: `
    Mechanical Engineering
    Mechanical Design
    Machine Design
    Product Design
    Product Development = new product development, NPD^
    Computer-Aided Design = CAD, CAD design, CAD software, 3D CAD, computer-aided drafting, CAD drafting, 2D CAD
    3D Modeling = 3-D modeling, 3D modelling software, solid modeling, 3D solid modeling
    Technical Drawing = drafting|, engineering drawings, technical drawings, mechanical drawings, mechanical drafting, reading technical drawings
    Finite Element Analysis = FEA^, finite element modeling
    Computational Fluid Dynamics = CFD
    Thermodynamics
    Heat Transfer
    Fluid Mechanics = fluid dynamics
    Thermal Analysis = thermal management
    Stress Analysis
    Vibration Analysis
    Fatigue Analysis
    Tolerance Analysis = tolerance stack-up
    Materials Science = materials engineering
    Metallurgy
    Design for Manufacturing = DFM^, DFMA^, design for manufacturability
    Design for Assembly
    Design Validation = design verification, DVP&R
    Mechatronics
    Control Systems = control system design, controls engineering
    Pressure Vessels = pressure vessel design
    Piping Design
    Rotating Equipment
    Power Transmission Systems
    Internal Combustion Engines
    Powertrain Engineering
    Vehicle Dynamics
    Mechanical Testing
    Packaging Engineering
    Tooling Design = tool design
    Mold Design
    Sheet Metal Design
    Plastic Part Design
    Engineering Change Orders = ECO~, engineering changes, ECN^
    Acoustics = noise and vibration, NVH^
    Aerospace Engineering
    Aerodynamics
    Aircraft Design
    Propulsion Systems
    Orbital Mechanics
    Structural Testing
    Spacecraft Systems
    Naval Architecture = marine engineering
    Automotive Engineering
    Biomedical Engineering
    Biomechanics
    Nuclear Engineering
    Industrial Engineering
    Human Factors Engineering = human factors, ergonomics
    Facility Layout = plant layout
    Simulation Modeling = discrete event simulation
    Engineering Economics
    Fire Protection Engineering
    Safety Engineering
    MEP Design = mechanical electrical and plumbing
    ASME Codes = ASME code, ASME standards
    ASHRAE Standards = ASHRAE
    Mechanical Principles = mechanical systems, mechanical knowledge
    Electromechanical Systems = electro-mechanical systems
    Metallurgical Principles = properties of metals
  `,
  technology: `
    SolidWorks = Solid Works^, SOLIDWORKS 3D > computer-aided-design
    PTC Creo = Creo~, Pro/ENGINEER, ProE, Pro Engineer, Creo Parametric > computer-aided-design
    CATIA = CATIA V5, CATIA V6 > computer-aided-design
    Autodesk Inventor = Inventor~ > computer-aided-design
    Solid Edge > computer-aided-design
    Onshape > computer-aided-design
    ANSYS = ANSYS Fluent, ANSYS Mechanical
    Abaqus
    Nastran = MSC Nastran, NX Nastran
    HyperMesh = Altair HyperMesh
    LS-DYNA
    COMSOL = COMSOL Multiphysics
    SimScale
    Simulink > matlab
    MathCAD
    PTC Windchill = Windchill
    Teamcenter = Siemens Teamcenter
    ENOVIA
    Arena PLM
    Product Lifecycle Management = PLM
    Product Data Management = PDM~
    AFT Fathom
    CAESAR II
    AMESim
    Arena Simulation
    FlexSim
    Thermal Desktop
    MSC Patran = Patran
    HyperLynx
  `,
  license: `
    Certified SolidWorks Associate = CSWA^ > solidworks
    Certified SolidWorks Professional = CSWP^ > solidworks
    GDTP Certification = ASME GD&T certification
    API 510 Certification = API 510
    API 570 Certification = API 570
    API 653 Certification = API 653
  `,
};

export const ELECTRICAL_ENGINEERING: FieldVocabulary = {
  field: 'hardware',
  knowledge: `
    Electrical Engineering
    Electronics = electronic engineering, electronics engineering
    Circuit Design = electronic circuit design, electrical circuit design
    Analog Circuit Design = analog design, analog circuits
    Digital Circuit Design = digital design|, digital logic design, digital electronics
    Mixed-Signal Design
    PCB Design = PCB layout, printed circuit board design, PCB, printed circuit boards
    Schematic Capture
    RF Engineering = RF design, radio frequency engineering, RF circuits, RF optimization, RF planning
    Antenna Design
    Microwave Engineering
    Power Electronics
    Power Supply Design
    Power Systems = power systems engineering, electrical power systems
    Power Distribution
    Protective Relaying = protection and control
    Substation Design
    Electric Motors = electric motor design
    Signal Processing = digital signal processing, DSP~
    Image Processing
    Control Theory
    FPGA Design = FPGA, FPGAs, FPGA programming
    ASIC Design = ASIC
    VLSI Design = VLSI
    RTL Design
    Logic Synthesis
    Static Timing Analysis
    Design for Test
    Hardware Verification = design verification for hardware, UVM^
    Semiconductor Physics = semiconductors
    Photonics = optics~
    Optical Engineering = optical design
    Laser Systems
    Microcontrollers = microcontroller programming, microprocessors
    Sensors~ = sensor integration
    Test Engineering
    Electronics Troubleshooting = circuit troubleshooting, electronic troubleshooting, component-level troubleshooting
    Electronics Repair = electronic repair
    Electromagnetic Compatibility = EMC~, EMI/EMC
    Battery Technology = battery management systems
    Wireless Communications = wireless communication
    5G Networks = 5G NR, LTE networks
    Satellite Communications = SATCOM, satellite networking
    Radar Systems
    Embedded Hardware
    Hardware Design = hardware engineering
    Lighting Design
    Electrical Design
    Electrical Drafting
    Automatic Test Equipment
    Electrical Theory = electrical principles, AC/DC theory, basic electricity
    Electrical Circuits = electrical circuit, AC/DC circuits, AC and DC circuits
    Analog Electronics
    LED Lighting = solid state lighting
    Serial Communications = serial communication
    Electric Utilities = electric utility
  `,
  technology: `
    Altium Designer = Altium
    Cadence Allegro = Cadence Virtuoso, OrCAD
    KiCad
    Eagle PCB
    Mentor Graphics PADS = Mentor Graphics
    SPICE Simulation = PSpice, LTspice, HSPICE
    VHDL
    Verilog
    SystemVerilog = System Verilog
    Xilinx Vivado = Xilinx, Vivado
    Intel Quartus = Altera Quartus
    Synopsys Tools = Synopsys Design Compiler
    ModelSim = QuestaSim
    Arduino
    Raspberry Pi
    STM32
    ARM Cortex = ARM architecture
    PIC Microcontrollers
    ESP32
    I2C
    SPI~
    UART
    CAN Bus = CANbus, Controller Area Network
    Modbus
    Profibus = PROFINET
    EtherCAT
    USB Protocol
    PCIe = PCI Express
    Bluetooth Low Energy = BLE^
    Zigbee
    LoRaWAN
    MQTT
    Oscilloscopes = oscilloscope
    Multimeters = multimeter, digital multimeter
    Spectrum Analyzers = spectrum analyzer
    Network Analyzers = vector network analyzer
    Logic Analyzers
    ETAP^
    SKM PowerTools
    PSS/E
    Ansys HFSS = HFSS
    NI TestStand
    Data Acquisition Systems = data acquisition system
    Electronic Test Equipment = test and measurement equipment, electrical test equipment
  `,
  license: `
    Certified Electronics Technician
    NERC Certification = NERC certified
    Certified SCADA Security Architect
  `,
};

export const CHEMICAL_ENGINEERING: FieldVocabulary = {
  field: 'chemical-engineering',
  knowledge: `
    Chemical Engineering
    Process Design = chemical process design
    Process Simulation = chemical process simulation
    Process Safety Management = PSM~, process safety
    Hazard and Operability Study = HAZOP
    Layer of Protection Analysis
    Distillation
    Reaction Engineering
    Mass Transfer
    Unit Operations
    Piping and Instrumentation Diagrams = P&ID, P&IDs
    Process Optimization
    Petroleum Engineering
    Reservoir Engineering
    Drilling Engineering
    Well Completion = well completions
    Hydraulic Fracturing = fracking
    Refinery Operations = oil refining, refining operations
    Oil and Gas Operations = oil and gas, oil & gas industry, oil & gas, oil and gas industry, petroleum industry, oil/gas
    Natural Gas Processing
    Pipeline Operations = pipeline maintenance
    Corrosion Engineering = corrosion control, cathodic protection
    Chemical Handling = handling chemicals
    Scale-Up = process scale-up
    Bioreactor Operation = bioreactor handling, bioreactors
    Crystallization
    Polymer Processing
    Catalysis
    Coatings Technology
    Mining Operations = mining industry, underground mining
    Mine Engineering
    Mineral Processing
  `,
  technology: `
    Aspen Plus
    Aspen HYSYS = HYSYS
    ChemCAD
    PRO/II
    DeltaV = Emerson DeltaV
    Honeywell Experion
    OSIsoft PI = PI System
    Petrel~ = Schlumberger Petrel
    WellView
  `,
  license: `
    H2S Certification = H2S certified, H2S Alive
    SafeLand Certification = SafeLand, PEC SafeLand
    NACE Certification = NACE coating inspector, AMPP certification
    Well Control Certification = IADC WellSharp
  `,
};
