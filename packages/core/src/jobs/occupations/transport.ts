/** See `format.ts` for how these tables are written. */
export const TRANSPORT = `
  truck-driver | 53-3032 | Truck Driver |
      (cdl/cdl a/cdl-a/class a/class a cdl/class b/cdl b/cdl class a/cdl class b/class b cdl/otr/otr truck/tractor trailer/local/regional/flatbed/
      tanker/company/team/dedicated/dump truck/dump/semi truck/long haul/over the road/owner operator/hazmat/roll off/rolloff/hopper/box truck/reefer/
      fuel/tank/tank truck/water truck/transport/heavy haul/commercial/linehaul/line haul/refrigerated/garbage/garbage truck/refuse/waste/
      concrete mixer/ready mix/mixer/concrete/ltl/pup/home daily/roll-off truck/local cdl/regional cdl/fuel transport/fuel delivery/log/car hauler/
      auto transport/truckload/student truck/student/solo/shuttle truck/yard/vacuum truck/milk/straight truck/day cab/boom truck/gas/oil field/
      food service delivery/foodservice delivery/end dump/belly dump/lowboy/lease purchase/professional truck) (driver/truck driver/cdl driver/
      truck drivers/delivery truck driver/drivers/driver trainee/cdl truck driver/driver trainer/tractor trailer driver/hauler), (cdl/class a/
      class b) (truck driver/delivery driver/driver/laborer/holder/dock driver), owner operator, owner/operator, trucker, otr (dry van/flatbed/reefer/tanker), (lorry/hgv/lgv/hgv class 1/hgv class 2) driver, (yard/spotter/hostler/
      yard jockey/jockey) (driver/spotter/hostler/jockey), (yard spotter/hostler), =truck driving, driver trainer, =cdl, student driver, truck fueler,
      (refuse/recycling) (collector/truck driver), bulk fuel specialist, tow (truck operator/truck driver/operator), driver/operator
      | delivery-driver, heavy-equipment-operator, bus-driver, dispatcher, warehouse-associate | commercial-drivers-license
  delivery-driver | 53-3033 | Delivery Driver |
      (delivery/courier/package delivery/pizza/pizza delivery/route/food delivery/van/route sales/medical courier/pharmacy/pharmacy delivery/parts/
      parts delivery/auto parts/non-cdl/non cdl/furniture delivery/warehouse/flower/medical/appliance delivery/newspaper/local delivery/dsp/package/
      catering/propane delivery/propane/home delivery/vending route/messenger/linen/uniform/van delivery/snack route/bread route/lunch delivery/
      amazon delivery/delivery service/shuttle delivery/warehouse delivery/hvac delivery/equipment delivery) (driver/delivery driver/drivers/
      driver helper/courier/warehouse/person/delivery associate/service partner/driver associate), courier, (delivery associate/delivery helper/
      delivery person/delivery specialist/messenger/delivery technician/newspaper carrier), =driver, driver helper, driver/warehouse, (route/
      delivery) (merchandiser driver/service representative/supervisor), driver/merchandiser, (route/route service) (representative/technician/
      salesperson/sales driver), moving (helper/company driver), mover, (moving/furniture) (laborer/mover), amazon flex driver
      | truck-driver, warehouse-associate, passenger-driver, dispatcher
  passenger-driver | 53-3054 | Passenger Driver |
      (taxi/shuttle/limousine/limo/uber/lyft/rideshare/chauffeur/van/passenger van/non-emergency medical transportation/nemt/transportation/
      paratransit/courtesy/valet/medical transport/patient transport/wheelchair van/car/livery/airport shuttle/resident) (driver/chauffeur/
      transporter/shuttle driver), chauffeur, cab driver, valet, valet (parker/attendant/runner/parking attendant/driver/supervisor),
      parking (attendant/lot attendant/valet/cashier/manager), patient transporter, transporter, (driving instructor/driver education instructor)
      | delivery-driver, bus-driver
  bus-driver | 53-3052 | Bus Driver |
      (school bus/transit/charter/motor coach/motorcoach/city bus/tour bus/coach/school/transit bus/bus/special needs bus/train/street car) (operator/
      driver/bus operator/bus driver/driver trainer/coach operator), bus (driver/operator/aide driver), (motorcoach/coach) operator, (train/subway/
      light rail/streetcar) operator
      | passenger-driver, truck-driver, rail-worker
  dispatcher | 43-5032 | Dispatcher |
      (truck/transportation/freight/trucking/service/delivery/taxi/fleet/logistics/driver/hvac/load/ready mix/field service/bus/
      ambulance non-emergency/night/towing/courier/aircraft/flight/construction/plumbing/airport) (dispatcher/dispatch coordinator/dispatch manager/
      planner dispatcher/dispatch), dispatch (coordinator/manager/supervisor/clerk/specialist/operator/assistant/agent/representative/associate),
      (driver manager/fleet manager dispatcher/load planner/driver recruiter dispatcher), =dispatch, fleet (coordinator/dispatcher), route (planner/
      coordinator), (service dispatcher)
      | logistics-coordinator, emergency-dispatcher, customer-service-representative, truck-driver
  warehouse-associate | 53-7065 | Warehouse Associate |
      warehouse operative,
      (warehouse/fulfillment/order/distribution/distribution center/fulfillment center/dock/material/materials/package/parcel/freight/loading/stock/
      general warehouse/cold storage/stocking/shipping warehouse/overnight warehouse/lumber yard/yard/picking/warehouse operations/sortation/inbound/
      outbound/logistics warehouse/grocery warehouse/pipe yard/merchandise/receiving dock/night warehouse/temp warehouse/seasonal warehouse/
      warehouse production/tire warehouse/inventory warehouse/warehouse general/pick/pick and pack/dc/parts warehouse/unload/loader) (associate/
      worker/handler/picker/packer/selector/loader/specialist/helper/laborer/team member/puller/filler/unloader/assistant/attendant/operator/
      technician/keeper/staff/person/order picker/lead/general labor/coordinator/order selector/freight handler/package handler/operations associate/
      help/warehouse worker/stocker/driver/labor), =warehouse, (order/warehouse order) (picker/puller/filler/selector), (picker/packer), picker,
      packer, (package/freight/material) handler, lumper, warehouseman, warehouser, (dock/dock worker/dockworker), (loader/unloader), loader/unloader,
      material (handler/mover/handling specialist/handling technician), (stock/stocking) (handler), freight (loader/associate/unloader), (cross dock/
      cross-dock) (worker/associate), (baggage/ramp/airport ramp/cargo) (handler/agent/ramp agent/attendant/loader/service agent), ramp agent, (yard/
      lumber) (worker/associate/attendant/hand/person), longshoreman, stevedore, (packing associate), order fulfillment (associate/specialist),
      warehouse lead
      | forklift-operator, shipping-clerk, stocker, delivery-driver, production-worker, warehouse-supervisor
  forklift-operator | 53-7051 | Forklift Operator |
      (forklift/reach truck/lift truck/fork lift/cherry picker/order picker/stand up forklift/reach/sit down forklift/stand-up reach/turret truck/
      clamp truck/tow motor/powered industrial truck/pallet jack/warehouse forklift/rough terrain forklift/shipping forklift) (operator/driver/
      forklift operator/forklift driver/material handler), =forklift, fork truck (operator/driver), forklift certified warehouse worker
      | warehouse-associate, heavy-equipment-operator, shipping-clerk
  warehouse-supervisor | 53-1047 | Warehouse Supervisor |
      (warehouse/distribution/distribution center/fulfillment/shipping warehouse/dock/warehouse shift/logistics/inventory warehouse/
      warehouse operations/fulfillment center/receiving/day warehouse/night warehouse/warehouse team/terminal/yard/freight/freight operations/inbound/
      outbound/parts warehouse/cross dock/sort/ramp/transportation operations/area warehouse) (supervisor/manager/shift supervisor/team lead/foreman/
      operations supervisor/shift manager/lead supervisor/team leader/area manager/coordinator supervisor/assistant manager/superintendent/shift lead/
      dock supervisor), (terminal/dock/yard/warehouse) (manager/supervisor/foreman), assistant warehouse (manager/supervisor),
      material handling supervisor, (transportation/route/driver) supervisor
      | supply-chain-manager, warehouse-associate, logistics-coordinator, production-manager
  pilot | 53-2011 | Pilot |
      (airline/commercial/helicopter/corporate/cargo/test/charter/drone/uav/uas/ferry/regional/medevac) (pilot/captain/operator pilot/drone pilot),
      first officer, (flight/certified flight/helicopter flight) instructor, cfi, (flight captain/chief pilot), (uas/uav/drone) (operator/technician),
      aircraft (captain/commander), flight engineer
      | flight-attendant, aircraft-mechanic, dispatcher
  air-traffic-controller | 53-2021 | Air Traffic Controller |
      (air traffic/airspace/tower/radar) controller, air traffic (control specialist/control operator), airport (operations specialist/manager/
      operations manager/operations supervisor/operations officer), airfield operations specialist
      | pilot, dispatcher
  mail-carrier | 43-5052 | Mail Carrier |
      (letter/rural/city/rural route/city mail/postal) (carrier/carrier associate/carrier assistant/mail carrier), mailman, postman, postwoman, (postmaster/
      postal supervisor)
      | delivery-driver, office-clerk
  flight-attendant | 53-2031 | Flight Attendant |
      (corporate) flight attendant, cabin (crew/attendant/crew member), (purser/inflight crew)
      | customer-service-representative, server, pilot
  rail-worker | 53-4011 | Rail Worker |
      (locomotive/train/railroad/rail/freight/railway) (engineer/conductor/worker/operator/crew member/track worker/yard worker/brakeman/
      signal maintainer/switchman/laborer/signalman/track inspector), (conductor/train conductor/brakeman/signal maintainer/track laborer),
      railroad (conductor/signal maintainer)
      | bus-driver, heavy-equipment-operator, diesel-mechanic
  ship-crew | 53-5021 | Ship Crew Member |
      (deckhand/able seaman/ordinary seaman/boatswain/sailor/merchant mariner), (ship/boat/tug/tugboat/ferry/yacht/vessel/tow boat/barge/charter boat/
      towboat) (captain/mate/engineer/deckhand/crew member/crew/operator/steersman/tankerman), (chief/second/third) (mate), tankerman, marine (crew),
      boat operator, (vessel/ship) (operator/superintendent)
      | pilot, diesel-mechanic
`;
