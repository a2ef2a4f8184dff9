/** See `format.ts` for how these tables are written. */
export const CONSTRUCTION = `
  construction-manager | 11-9021 | Construction Manager |
      (construction/site/field construction/residential construction/commercial construction/project construction/building/general/concrete/field/
      road/civil/homebuilding/project/utility/pipeline/roofing/solar/framing/excavation/paving) (superintendent/construction superintendent/
      construction manager/site superintendent/project superintendent), =superintendent, =site manager, (site/home) (builder), construction (supervisor/foreman/
      director/coordinator/operations manager/administrator/general superintendent/site manager/lead/team leader), (director/vp/
      vice president) of construction, general contractor, =builder, =foreman, general foreman, project superintendent, owner’s representative
      | project-manager, construction-laborer, civil-engineer, cost-estimator, construction-inspector, carpenter
  cost-estimator | 13-1051 | Cost Estimator |
      (construction/electrical/mechanical/hvac/plumbing/chief/project/civil/concrete/steel/roofing/drywall/manufacturing/painting/auto body/collision/
      preconstruction/residential/commercial/landscape/flooring/fire protection/window/sales) (estimator/estimating manager), =estimator,
      estimating (manager/engineer/assistant/coordinator/director), (quantity surveyor/takeoff specialist), preconstruction manager
      | construction-manager, project-engineer, contract-administrator, buyer
  construction-inspector | 47-4011 | Construction Inspector |
      (building/construction/home/field/bridge/roofing/electrical/plumbing/public works/special/structural/property/coating/utility/pipeline/
      code building/concrete/highway/road/fire alarm/elevator/engineering/housing/insurance) (inspector/inspection technician/code inspector),
      plans examiner, building (official/inspector), (property preservation/mortgage field) (inspector/specialist), home inspector, welding inspector,
      field inspector, (construction inspection/inspection) (technician/supervisor)
      | construction-manager, civil-engineering-technician, quality-inspector, safety-specialist
  construction-laborer | 47-2061 | Construction Laborer |
      (construction/general/concrete/skilled/demolition/road/paving/asphalt/pipe/pipeline/carpenter/masonry/excavation/environmental/roofing/utility/
      site/highway/landscape construction/scaffold/labor/underground/street/public works/fence/deck/disaster restoration/restoration/water/
      solar panel/rigging/bridge) (laborer/labourer/labor/worker/crew member/helper/construction laborer/crew leader/crew/installer helper), laborer,
      =labor, =labourer, (day laborer/helper), (framing/roofing/concrete/demolition/drywall/paving) crew, (demolition/abatement/asbestos/remediation/hazmat/mold remediation/water damage) (worker/technician/
      specialist/laborer/tech/restoration technician), scaffold (builder/erector), flagger, traffic control (technician/flagger/specialist),
      fence (installer/erector), pipe layer, pipelayer, (concrete pump/line pump) operator, (roustabout/floorhand/roughneck/derrickhand/leasehand),
      (highway maintenance/road maintenance) (worker/technician), pool (installer/builder)
      | carpenter, heavy-equipment-operator, concrete-finisher, landscaper, production-worker
  carpenter | 47-2031 | Carpenter |
      (finish/framing/rough/trim/journeyman/apprentice/form/formwork/union/maintenance/commercial/residential/remodeling/concrete/interior/master/
      exhibit/stage/theatrical/scenic/bridge/door/cabinet/punch-out/drywall) (carpenter/carpentry/carpenter foreman/carpenter helper), (framer/
      finish carpentry), cabinet (maker/installer/builder), cabinetmaker, woodworker, joiner, (window/door/window and door/kitchen/closet/countertop/millwork/
      siding/gutter/garage door/hardwood/deck/blind/shade/store fixture/trim/cabinetry/modular furniture/furniture) (installer/
      installation technician/technician installer/fabricator installer), carpenter/handyman, garage door (technician/service technician),
      furniture (maker/assembler/finisher/installer), millworker, remodeler
      | construction-laborer, handyman, drywall-installer, flooring-installer, construction-manager
  electrician | 47-2111 | Electrician |
      (journeyman/master/apprentice/industrial/residential/commercial/maintenance/licensed/marine/aircraft/service/construction/journey level/union/
      solar/foreman/low voltage/facility/plant/refinery/wireman/mine/airport/limited energy/union journeyman/traffic signal/tower) (electrician/
      electrical technician/wireman), electrical (foreman/apprentice/helper/journeyman/superintendent/supervisor/installer/worker/
      maintenance technician/maintenance mechanic/contractor/lead/mechanic/field technician), wireman, electrician (helper/apprentice/foreman/
      supervisor/trainee), electrical and instrumentation technician, ie technician, lighting (technician/installer electrician), sign (installer/
      electrician)
      | electronics-technician, hvac-technician, plumber, maintenance-technician, line-worker, solar-installer
  plumber | 47-2152 | Plumber |
      (journeyman/master/apprentice/service/residential/commercial/licensed/plumbing/maintenance/drain/sewer/new construction/gas/
      medical gas) (plumber/pipe fitter/cleaner/cleaning technician), plumbing (technician/apprentice/helper/foreman/service technician/
      superintendent/installer/supervisor/manager/contractor/service manager), (pipefitter/steamfitter/pipe fitter/steam fitter/sprinkler fitter/
      sprinklerfitter/fire sprinkler fitter), pipe (welder helper/installer), (water treatment/water softener/septic/irrigation plumbing/
      drain cleaning/sewer) (installer/technician/service technician), gas (fitter/service technician/technician), fire (sprinkler installer/
      sprinkler technician/protection technician/suppression technician/sprinkler inspector), sprinkler (technician/foreman/inspector)
      | hvac-technician, electrician, maintenance-technician, welder
  hvac-technician | 49-9021 | HVAC Technician |
      a/c technician, a/c service technician, a/c installer, a/c mechanic, (hvac/hvacr/hvac-r/heating and cooling/heating/air conditioning/refrigeration/commercial refrigeration/chiller/boiler/residential hvac/
      commercial hvac/ac/building automation/building controls/geothermal/sheet metal hvac/heating and air conditioning/hvac controls/furnace/
      duct) (technician/service technician/tech/service tech/installer/mechanic/installer helper/apprentice/helper/service manager/supervisor/foreman/
      lead installer/maintenance technician/refrigeration technician/controls technician/service mechanic/install technician/specialist/journeyman/
      engineer technician/field supervisor/controls specialist/installation technician/cleaner), =hvac, (refrigeration/stationary/chiller) mechanic,
      refrigeration operator, (test and balance/tab) technician
      | electrician, plumber, maintenance-technician, sheet-metal-worker, stationary-engineer
  painter | 47-2141 | Painter |
      (commercial/residential/industrial/house/interior/exterior/journeyman/maintenance/construction/apartment/apprentice/union/bridge/
      turnover) painter, (painting/paint) (foreman/contractor/crew leader/estimator painter/technician/crew member/apprentice), wallpaper hanger,
      sandblaster
      | drywall-installer, handyman, construction-laborer, coating-worker
  drywall-installer | 47-2081 | Drywall Installer |
      (drywall/sheetrock) (finisher/hanger/taper/mechanic/framer/foreman/installer/repair technician/worker), taper, plasterer, (lather/stucco mason),
      (acoustical/ceiling) (installer/carpenter), insulation (installer/worker/technician/contractor), insulator, spray foam (technician/installer),
      (mechanical/pipe) insulator, weatherization (technician/installer)
      | painter, carpenter, construction-laborer
  flooring-installer | 47-2042 | Flooring Installer |
      (floor/carpet/tile/hardwood floor/flooring/hardwood/marble/vinyl) (installer/layer/setter/mechanic/finisher/installer helper/refinisher), (tile/
      marble) (mason/setter/contractor), carpet layer, tiler, (epoxy/terrazzo) (installer/worker/finisher)
      | carpenter, construction-laborer, mason
  concrete-finisher | 47-2051 | Concrete Finisher |
      (cement/concrete) (mason/finisher/finisher foreman/foreman/form setter/cutter/worker/installer/placer/technician finisher/superintendent),
      cement finisher, (form setter/rebar installer), (reinforcing/rebar) (ironworker/worker)
      | mason, construction-laborer
  mason | 47-2021 | Mason |
      (brick/stone/block/masonry/union/restoration) (mason/layer/worker/setter/foreman/contractor/tender), bricklayer, brickmason, stonemason,
      masonry (apprentice/superintendent), refractory (mason/technician), hod carrier
      | concrete-finisher, construction-laborer
  roofer | 47-2181 | Roofer |
      (commercial/residential/journeyman/shingle/apprentice/union) roofer, roofing (technician/foreman/installer/crew member/crew leader/mechanic/
      supervisor/contractor/service technician), roof (inspector/technician/mechanic), sheet metal roofer, siding applicator, (gutter/
      siding) (installer/crew)
      | carpenter, construction-laborer, solar-installer, sheet-metal-worker
  glazier | 47-2121 | Glazier |
      (commercial/journeyman/residential/apprentice) glazier, (glass/auto glass/windshield/window glass/curtain wall/storefront) (installer/
      technician/installation technician/worker/fabricator/repair technician/cutter), window tinter, window (tint installer/film installer)
      | carpenter, construction-laborer, automotive-technician
  ironworker | 47-2221 | Ironworker |
      (structural/reinforcing/ornamental/union/journeyman/apprentice) (ironworker/iron worker), iron worker, steel (erector/worker), (rigger/
      rigging foreman), (metal building/pre-engineered metal building) (erector/foreman), tower (climber/technician/hand/erector)
      | welder, construction-laborer, crane-operator
  sheet-metal-worker | 47-2211 | Sheet Metal Worker |
      sheet metal (mechanic/fabricator/installer/technician/journeyman/apprentice/foreman/worker/operator/layout/helper/assembler), (tin/
      duct) (knocker/fabricator), sheetmetal (worker/mechanic/fabricator), brake press operator, press brake (operator/set-up operator)
      | hvac-technician, welder, roofer, metal-fabricator
  heavy-equipment-operator | 47-2073 | Heavy Equipment Operator |
      (heavy/heavy equipment/equipment/excavator/bulldozer/dozer/backhoe/loader/grader/motor grader/paver/front end loader/skid steer/roller/scraper/
      trencher/bobcat/track hoe/trackhoe/asphalt/wheel loader/dragline/haul truck/construction equipment/landfill equipment/pile driver/
      directional drill/hdd/milling/paving) (operator/equipment operator/laborer), operating engineer, (drill/driller/drilling/water well/
      directional) (operator/rig operator/driller/helper driller), driller, blaster, (oil/gas/well/rig/workover) (operator/rig hand/site operator/
      service technician/servicing operator), (frac/cementing/wireline/coil tubing/flowback/slickline) (operator/hand/supervisor/technician/
      equipment operator), (lease operator/pumper), oil field (worker/technician)
      | crane-operator, truck-driver, construction-laborer, forklift-operator
  crane-operator | 53-7021 | Crane Operator |
      (tower/mobile/overhead/hydraulic/boom truck/certified/crawler/all terrain/bridge) crane operator, (crane/boom truck/hoist) operator,
      signal person
      | heavy-equipment-operator, ironworker, forklift-operator
  solar-installer | 47-2231 | Solar Installer |
      (solar/solar pv/pv/photovoltaic/solar panel) (installer/technician/installation technician/crew lead/service technician/installation manager/
      designer/crew member), wind (turbine technician/technician/tech), (renewable energy/ev charger) technician
      | electrician, roofer, line-worker
  line-worker | 49-9051 | Line Worker |
      (lineman/line man/lineworker/groundman), (journeyman/apprentice/power/electrical/power line/overhead/transmission) (lineman/line worker/
      lineworker/line technician/lineman apprentice), line (foreman/clearance tree trimmer/worker), cable (splicer/puller/technician/installer),
      utility (line worker/locator/worker lineman), (substation/utility) (operator/electrician), underground (utility locator/locator/lineman),
      utility locate technician
      | electrician, telecommunications-technician, solar-installer
  telecommunications-technician | 49-2022 | Telecommunications Technician |
      (telecommunications/telecom/cable/cable tv/broadband/fiber/fiber optic/fiber optics/network cabling/structured cabling/data cabling/
      low voltage cabling/satellite/dish/wireless/tower/cell site/central office/phone/voip/cell tower/voice and data/directv/outside plant/cctv/
      home theater/telephone/lan cabling) (technician/tech/installer/installation technician/service technician/splicer/field technician/
      lead technician/cable technician/foreman/repair technician/system technician/engineer technician/specialist technician), (cable/satellite/
      fiber) installer, cabling (technician/installer), telecommunications (specialist/analyst/manager/installer), (field/combo) (combo tech),
      audio visual (technician/installer/specialist), (osp/outside plant) engineer
      | electronics-technician, network-engineer, line-worker, field-service-technician
  stationary-engineer | 51-8021 | Stationary Engineer |
      (boiler/stationary/building/operating/hotel/hospital/chief/shift/facility/plant/high pressure) (operator/building engineer/boiler operator/
      stationary engineer/boiler engineer/maintenance engineer), boiler (operator/technician/tender), building engineer, chief (building engineer/
      maintenance engineer), utility (operator/plant operator), maintenance engineer
      | hvac-technician, maintenance-technician, power-plant-operator, facilities-manager
  handyman | 49-9071 | Handyman |
      (home improvement/home repair/apartment/residential/property/make ready) (handyman/maintenance handyman/repair technician/contractor/
      handyperson), handy man, handyperson, jack of all trades, (home/house) repair technician, property preservation (vendor/contractor/technician)
      | maintenance-technician, carpenter, painter
`;

export const REPAIR = `
  maintenance-technician | 49-9071 | Maintenance Technician |
      (building/facilities/facility/apartment/general/industrial/plant/property/multi-craft/preventive/equipment/machine/electrical/mechanical/hotel/
      hospital/residential/housing/site/manufacturing/production/engineering/school/utility/park/pool/multi-skilled/electro-mechanical/conveyor/
      packaging/bakery/warehouse/robotics/3rd shift/community/service/grounds/church/golf course/campus/vehicle/buildings/sanitation/overhead crane/
      amusement ride/store/aircraft ground) (maintenance/maintenance technician/maintenance mechanic/maintenance worker/maintenance tech/
      maintenance supervisor/maintenance person/maintenance assistant/maintenance specialist/maintenance engineer/maintenance associate/
      maintenance helper/maintenance repairer/maintenance man/repair technician/repairer), maintenance (worker/mechanic/tech/assistant/person/helper/
      specialist/man/associate/supervisor/electrician helper/utility worker/attendant/repairman/craftsman/repair worker/operator/staff/crew member/
      technician/groundskeeper/custodian), =maintenance, (facilities/facility/building/apartment) (technician/mechanic/tech/attendant/
      services technician/worker), millwright, (industrial/machine/machinery/plant/machine repair/packaging/equipment/production/conveyor/
      industrial machinery) (mechanic/repairman/millwright/technician/repair technician/repairer/machinery mechanic), (make-ready/make ready/
      turn) technician, utility (worker/mechanic/maintenance), ride (mechanic/maintenance technician), elevator (mechanic/technician/constructor/
      apprentice/installer/repairer), tool repair technician, pump technician
      | handyman, hvac-technician, electrician, engineering-technician, facilities-manager, janitor, field-service-technician
  field-service-technician | 49-9099 | Field Service Technician |
      (field/appliance/field service/copier/equipment/vending/atm/pos/office equipment/printer/medical equipment field/generator/pump/scale/door/
      overhead door/pool/spa/hot tub/water/alarm/power tool/small engine/game console/electronics repair/customer/mechanical/technical/remote/
      material handling/forklift/installation/dock and door/gate/kiosk/slot/gaming/laundry/coffee equipment/restaurant equipment/food equipment/
      cell phone/phone/beverage/elevator field/fire extinguisher/x-ray field/tank/mobile) (service technician/service tech/service engineer/
      repair technician/technician/repairer/service representative/service specialist/installation technician/field technician/mechanic/
      service mechanic), field (technician/tech/support technician/service representative/service manager technician/service specialist/
      service engineer technician), service (technician/tech/mechanic/representative technician), repair (technician/tech/person/specialist),
      =repairer, repairman, =installer, installation (technician/specialist/tech/coordinator/supervisor technician), (locksmith/safe technician),
      bench technician, (instrument/camera/piano/guitar/musical instrument) (repairer/technician/tuner/repair technician), bike (mechanic/technician),
      bicycle mechanic, (forklift/lift truck) (mechanic/technician), bicycle technician, (slot/gaming) technician, small engine mechanic,
      appliance (installer/repairer), sewing machine mechanic
      | electronics-technician, maintenance-technician, technical-support-specialist, telecommunications-technician, diesel-mechanic
  biomedical-equipment-technician | 49-9062 | Biomedical Equipment Technician |
      bmet, (biomedical/biomed/medical equipment/clinical engineering/imaging equipment/dialysis equipment/imaging service/biomedical electronics/
      biomedical engineering) (technician/tech/specialist/repair technician/service technician/equipment specialist/equipment repairer/
      field technician/engineer technician)
      | electronics-technician, field-service-technician, biomedical-engineer
  automotive-technician | 49-3023 | Automotive Technician |
      (automotive/auto/service automotive/master/lube/express lube/oil change/quick lube/tire/alignment/brake/transmission/certified automotive/
      entry level automotive/ase certified/line/car/vehicle/fleet/motorcycle/marine/atv/rv/boat/lube and tire/tire and lube/used car/smog/flat rate/
      apprentice automotive/general service/dealership/european/honda/toyota/powersports/outboard/golf cart/inspection/emissions/hybrid/gm/ford/
      chrysler/mobile auto) (technician/mechanic/tech/service technician/repair technician/lube technician/mechanic helper/technician mechanic/
      service tech/diagnostic technician), mechanic, (tire/lube/oil) (changer/tech/technician/installer/specialist/repairer), (automotive/
      auto) (detailer technician/electrician/air conditioning technician/glass installer/parts installer/shop foreman/instructor), (shop/
      auto) foreman, mechanic (helper/apprentice), master (technician/mechanic), (car audio/12 volt) installer, smog technician, rv technician,
      fuel and lube mechanic
      | diesel-mechanic, auto-body-technician, service-advisor, field-service-technician, aircraft-mechanic
  auto-body-technician | 49-3021 | Auto Body Technician |
      (auto body/body/collision/collision repair/autobody/paintless dent repair/pdr/frame/body shop) (technician/repairer/tech/repair technician/man/
      painter/repair specialist/manager), (automotive/auto/vehicle/collision) (painter/refinish technician/paint technician/body repairer/
      painter helper/refinisher), body (man/shop manager/shop estimator), (auto/automotive/car) (detailer/washer/detailing technician/
      reconditioning technician), detailer, car (wash attendant/washer/prep), vehicle (washer/detailer/cleaner), lot (attendant/porter), lot porter
      | automotive-technician, coating-worker
  service-advisor | 41-2022 | Service Advisor |
      (automotive/auto/service/automotive service/dealership/truck) (service advisor/service writer/service consultant/service manager/parts manager/
      parts specialist/warranty administrator/service assistant manager/parts advisor/service director/warranty clerk/advisor), service (writer/
      advisor/lane manager/drive manager), (parts/auto parts/automotive parts/heavy duty parts) (counter person/associate/specialist/advisor/
      counterperson/manager/sales representative/counter/counter sales/sales/consultant/professional/pro/technician/driver/salesperson/delivery/
      runner/interpreter), parts counter, warranty (administrator/clerk/specialist)
      | automotive-technician, retail-associate, account-executive
  diesel-mechanic | 49-3031 | Diesel Mechanic |
      (diesel/heavy equipment/truck/heavy truck/heavy duty/trailer/fleet/bus/transit/heavy duty diesel/mobile/agricultural/farm equipment/
      construction equipment/heavy diesel/mobile equipment/crane/tractor/diesel truck/road/generator/reefer/transport refrigeration/
      heavy mobile equipment/railcar/locomotive/agriculture/hydraulic/equipment) (mechanic/technician/tech/diesel mechanic/diesel technician/
      service technician/repair technician/equipment mechanic/mechanic helper/maintenance technician/equipment technician/repairer/field mechanic/
      mechanic assistant/field service technician), (railcar/rail car) (repairer/mechanic/welder), hydraulics technician, (diesel/
      truck) (shop foreman/service manager), ship mechanic, fueler
      | automotive-technician, field-service-technician, aircraft-mechanic
  aircraft-mechanic | 49-3011 | Aircraft Mechanic |
      (aircraft/aviation/airframe and powerplant/a&p/airframe/helicopter/jet engine/aircraft maintenance/turbine/line maintenance/
      aviation maintenance/aircraft structural/structures/aircraft sheet metal/aerospace/sheet metal aviation) (mechanic/technician/
      maintenance technician/inspector/sheet metal mechanic/structures mechanic/structural mechanic/assembler mechanic/maintenance mechanic/
      electrician mechanic/crew chief/maintenance inspector/structures technician/interior technician/fueler mechanic), a&p, (director/
      manager) of maintenance aviation
      | automotive-technician, diesel-mechanic, electronics-technician
`;

export const MANUFACTURING = `
  production-worker | 51-9199 | Production Worker |
      production operative,
      (production/manufacturing/assembly/factory/general production/general/plant/packaging/machine/line/warehouse production/entry level production/
      food production/light industrial/bakery production/meat/poultry/plastics/mill/cabinet shop/foundry/textile/print production/recycling/
      sanitation production/feed mill/sawmill/lumber/bottling/cannery/pallet/paper mill/tire/glass/steel mill/dairy/brewery/blending/food processing/
      processing/shop/shift production/fabric/manufacturing production/extrusion production/semiconductor/clean room/cleanroom) (worker/associate/
      operator/laborer/technician/team member/assembler/helper/assistant/specialist/line worker/production worker/employee/general labor/
      production associate/production operator/operator assistant/line lead/team lead/group leader/lead/crew member/production technician/
      floor worker/hand/production laborer), (general/manufacturing/plant/factory) (labor/laborer/labourer/help), (hand packager/packager/wrapper/
      hand packer), (sorter/recycling sorter), utility (person), light industrial, (shift/process) technician, line (operator/lead/leader/tech/
      technician), candle maker, food (processor/batchmaker/production worker), meat (packer/processor), shop (hand/helper/worker), =manufacturing,
      =production, =factory, inserter, fabric (cutter/worker), picker packer, =assembly, =mixer, feed mill worker
      | assembler, machine-operator, warehouse-associate, quality-inspector, production-manager
  assembler | 51-2098 | Assembler |
      (electronic/electronics/mechanical/electrical/electro-mechanical/electromechanical/pcb/cable/wire/product/aircraft/circuit board/furniture/
      bench/final/cabinet/harness/wire harness/medical device/precision/panel/structural/engine/machine/fiberglass/surface mount/smt/window/solar/
      manual/computer/automotive/trailer/optical/hand/production line/light/cell/general/semiconductor/load wire/control panel/structures/hydraulic/
      valve/truss) (assembler/assembly technician/assembly operator/assembly worker/assembler technician/wirer/assembly associate/builder/solderer),
      assembly (technician/worker/operator/line worker/mechanic/associate/specialist/person/tech/lead/supervisor/team leader/line operator/
      production worker), (solderer/hand solderer/solder technician/wirer/wire technician/panel wirer/panel builder), fabricator assembler, (boat/
      trailer/cabinet/panel/truss) builder, fiberglass (laminator/technician/worker), laminator, composite (technician/laminator/fabricator), winder,
      coil winder
      | production-worker, electronics-technician, machine-operator, metal-fabricator
  machine-operator | 51-4081 | Machine Operator |
      (machine/cnc machine/press/punch press/production machine/injection molding/molding/extrusion/extruder/packaging machine/packaging/printing/
      printing press/die cutting/die casting/laser/stamping/lathe operator/sewing machine/slitter/saw/router/blow mold/mold/thermoforming/band saw/
      filler/bindery/flexo/forming/grinding/polishing/furnace/oven/kiln/crusher/mixing/blending/winding/weaving/knitting/bottling line/screw machine/
      laminating/shear/roll forming/corrugator/folder/turret/water jet/waterjet/drill press/paper machine/tablet press/production equipment/process/
      batch/plasma table/laser cutter/plant/mill/bagging/cutting machine/folding machine/heat treat/plating/chrome/palletizer/linear/
      automated equipment/assembly machine/bakery machine/embroidery/cutter/fabrication/coil/asphalt plant/concrete plant/blow molding/machine set-up/
      rewinder/inserting machine/laundry machine/sanding/filling) (operator/set-up operator/setter/technician operator/machine operator/
      press operator/operator technician/operator trainee/machine setter/machine tender/operator helper/tender/setup technician), =operator,
      (machine set-up/setup/set-up/process molding/injection molding/mold) (technician/operator/setter/process technician/tech), mold setter, (press/
      pressroom) (operator/assistant/helper), plater, (heat treater/furnace operator)
      | production-worker, machinist, assembler, maintenance-technician
  printing-operator | 51-5112 | Printing Press Operator |
      (pressman/printer/print operator), (offset/flexographic/flexo/digital/screen/letterpress/web/gravure/wide format/large format/sheetfed/
      label) (press operator/printer/print operator/printing operator/pressman/press assistant), (press/printing press/pressroom/print) (operator/
      assistant/helper/feeder), bindery (worker/operator/technician), bookbinder, (prepress/pre-press) (technician/operator/specialist),
      print (shop operator/production specialist/finisher/shop technician/technician)
      | machine-operator, graphic-designer, production-worker
  tailor | 51-6052 | Tailor |
      seamstress, dressmaker, (sewing/industrial sewing) (operator/machine operator/contractor/technician/supervisor), sewer, (alterations/
      bridal alterations/alteration) (specialist/seamstress/tailor/manager), (embroidery/quilting) (operator/technician), embroiderer, (upholsterer/
      automotive upholsterer/furniture upholsterer), (shoe/leather/boot) (repairer/maker/worker), cobbler, stitcher
      | fashion-designer, machine-operator
  chemical-operator | 51-9011 | Chemical Operator |
      (batch/chemical/chemical production/chemical process/chemical plant/reactor/mixing/blending/bioprocess) (operator/maker/mixer/compounder/
      blender/process operator/plant operator/production operator/technician operator), compounder, blender, (mix/batch) technician
      | machine-operator, power-plant-operator, production-worker
  miner | 47-5041 | Miner |
      (underground/coal/surface/continuous/roof bolt/roof/longwall/hard rock) (miner/miner operator/bolter/mining operator/bolter operator/
      mine worker/mine operator), (roof bolter/shot firer), mine (operator/worker/superintendent/foreman/electrician helper), quarry (worker/
      supervisor), (miner operator/ram car operator/shuttle car operator), coal (miner/worker)
      | heavy-equipment-operator, construction-laborer
  jeweler | 51-9071 | Jeweler |
      (bench/master) jeweler, goldsmith, (watch/jewelry/clock/jewelry and watch) (repairer/maker/repair technician/technician), watchmaker,
      gemologist, stone setter
      | field-service-technician, retail-associate
  machinist | 51-4041 | Machinist |
      (cnc/manual/journeyman/tool room/toolroom/maintenance/apprentice/prototype/mold/precision/swiss/5 axis/lathe/mill/production/cnc mill/cnc lathe/
      cnc production/experimental/general/aerospace/model/automotive/field/marine) (machinist/machinist operator/setup machinist/set-up machinist/
      tool maker), (cnc/cnc mill/cnc lathe/cnc milling/cnc turning/cnc router/manual mill/manual lathe/lathe/mill/edm/swiss lathe/vertical mill/
      horizontal mill/boring mill/cnc swiss/grinder/surface grinder/cnc plasma/cnc laser/honing/gear) (operator/set-up operator/setup operator/
      programmer/technician/machinist/hand/set up machinist/set up/tech/operators), =cnc, cnc (programmer/machining supervisor/lead/supervisor/setup),
      tool (maker/and die maker/room machinist/grinder), toolmaker, tool and die, mold maker, moldmaker, die (maker/setter/technician/
      repair technician), (machine shop/machining) (supervisor/foreman/manager/lead), (nc/cnc) programmer, gunsmith, grinder
      | machine-operator, welder, metal-fabricator, maintenance-technician, mechanical-drafter
  welder | 51-4121 | Welder |
      (mig/tig/pipe/structural/combo/fabrication/aluminum/arc/production/maintenance/certified/combination/stick/flux core/fcaw/journeyman/robotic/6g/
      gtaw/union/mobile/shop/field/rig/orbital/stainless/ship/heavy/fuel tank/apprentice/industrial/boiler/pipeline/railcar) (welder/
      welder fabricator/fabricator/pipe welder/welder fitter), welder/fabricator, welder (fabricator/fitter/helper/operator/mechanic/assembler/
      apprentice/fabricator helper), welding (supervisor/technician/operator/foreman/inspector welder/instructor/fabricator/helper/specialist/
      apprentice), (ship fitter/shipfitter/boilermaker/brazer), robotic welding (operator/technician), (weld/robotic weld) (technician/operator/lead/
      supervisor)
      | metal-fabricator, machinist, ironworker, plumber, sheet-metal-worker
  metal-fabricator | 51-2041 | Metal Fabricator |
      (structural steel/metal/steel/sheet metal shop/custom/stainless steel/structural/aluminum/ornamental/plastic/stone/countertop/granite/pipe/
      industrial/sign) (fabricator/fitter/fabrication technician/fabrication worker/worker/polisher/finisher/layout fitter), =fabricator, (fitter/
      layout fitter), fabrication (technician/worker/supervisor/manager/foreman/specialist/lead), (foundry/forge) (worker/technician/supervisor),
      moulder, molder, coremaker, blacksmith, (polisher/buffer/deburr technician/metal finisher/deburrer), (sign maker/sign fabricator)
      | welder, machinist, sheet-metal-worker, assembler
  coating-worker | 51-9124 | Coating Worker |
      (powder/industrial/production/spray/aircraft/paint line/wood/cabinet/automotive paint/manufacturing/electrostatic) (coater/painter/
      paint technician/paint sprayer/coating operator/finisher/coating technician/blaster), (powder coater/spray painter/paint line operator/
      coating inspector/e-coat operator/varnisher), paint (sprayer/mixer/line operator/booth operator/prep), (sand blaster/shot blaster)
      | painter, auto-body-technician, production-worker
  quality-inspector | 51-9061 | Quality Inspector |
      (quality control/quality assurance/qc/qa/final/receiving/in-process/first article/cmm/visual/product/incoming/mechanical/manufacturing quality/
      source/quality/dimensional/production quality/food quality/line quality/aircraft quality/welding quality/meat/fuel quality/food safety/
      finished goods) (inspector/quality inspector/tester/checker/inspection technician/quality technician/quality auditor/quality control inspector/
      qc inspector/grader/quality tester/inspector lead), =inspector, quality (technician/control technician/assurance technician/control inspector/
      tester/checker/lab inspector/control/assurance/tech/assurance tech/control associate/inspection technician/control tech), (cmm/
      cmm programmer) (operator/programmer), (tester/grader), qa (inspector/tech), calibration inspector, test (operator)
      | quality-engineer, production-worker, engineering-technician, quality-manager, construction-inspector
  production-manager | 11-3051 | Production Manager |
      (production/manufacturing/plant/assembly/shift/factory/operations production/machine shop production/packaging/maintenance and production/
      shift production/foundry/bakery production/print/shop/converting/fabrication shop/finishing/processing/extrusion/molding/area/
      department production/production shift/value stream/line/press/food production/warehouse production/second shift) (manager/supervisor/
      superintendent/director/foreman/lead supervisor/production manager/shift supervisor/production supervisor/shift manager/team leader/
      general manager/team manager/plant manager), (plant/manufacturing/production) (superintendent/director/operations manager/team lead/coordinator/
      leader), (director/vp/vice president) of (manufacturing/production/plant operations), mill manager, shop (manager/supervisor/foreman),
      production control manager, manufacturing (lead/team leader/operations supervisor), production lead
      | operations-manager, industrial-engineer, production-planner, quality-manager, production-worker, warehouse-supervisor
  power-plant-operator | 51-8013 | Power Plant Operator |
      (power plant/power/control room/turbine/hydroelectric/gas plant/refinery/nuclear plant/water treatment plant/wastewater treatment plant/water/
      wastewater/water treatment/wastewater treatment/waste water/sewer plant/water plant/treatment plant/biodiesel/ethanol plant/gas/gas compressor/
      pipeline/outside/cogeneration/utilities/petroleum/terminal/process plant/chemical process/pipeline control/console/board/system/grid/
      distribution system/power system) (operator/plant operator/control room operator/treatment operator/plant technician/operations technician/
      treatment plant operator/shift supervisor/controller/treatment technician/process operator/shift operator), water (technician/
      quality technician operator/distribution operator/systems operator/utility operator), (compressor/gauger) (operator/technician),
      power (dispatcher/distributor), (water/wastewater) (superintendent/plant manager)
      | stationary-engineer, machine-operator, maintenance-technician
`;
