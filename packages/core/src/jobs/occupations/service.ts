/** See `format.ts` for how these tables are written. */
export const FOOD = `
  cook | 35-2014 | Cook |
      (line/prep/grill/fry/breakfast/lunch/dinner/sauté/saute/short order/pantry/pizza/school/institutional/banquet/broiler/fast food/kitchen/sushi/
      private/pastry/deli/hotel/cafeteria/restaurant/camp/cold/garde manger/hot/first/wok/bbq/catering/dietary/diet/production/station/house) (cook/
      line cook/prep cook/cook supervisor), pizza (maker/cook/baker), (kitchen/back of house) (staff/team member/help/worker/assistant/lead/crew),
      fry cook, (fry/grill/saute/salad/line/prep) station, (sandwich/burrito/salad) (maker/artist/maker cook), tortilla maker, grill (operator/person), sauté station, prep (worker/chef cook),
      commis, cook/dishwasher
      | chef, food-service-worker, baker, server, dishwasher
  chef | 35-1011 | Chef |
      (executive/sous/pastry/private/personal/corporate/banquet/sushi/regional/culinary/junior sous/executive sous/chef/catering/research/restaurant/
      country club/garde manger/unit/area/production/hotel) (chef/sous chef/pastry chef), chef (de partie/de cuisine/manager/instructor/de tournant/
      tournant/kitchen manager/cook), kitchen (manager/supervisor/leader/director/steward manager), culinary (director/manager/supervisor/instructor/
      specialist/artist/lead), (director of culinary/culinary director), assistant kitchen manager
      | cook, restaurant-manager, baker, food-service-manager
  baker | 51-3011 | Baker |
      (pastry/bread/bakery/donut/production/artisan/bagel/night) (baker/maker/bread baker), bakery (associate/clerk/manager/assistant/team member/
      worker/decorator/assistant manager/sales associate/lead/packer/supervisor/helper), (cake/wedding cake) (decorator/maker/designer/artist),
      pastry (cook/assistant/artist), chocolatier, confectioner, donut maker, =bakery
      | cook, chef, food-service-worker
  butcher | 51-3021 | Butcher |
      (meat/fish/seafood/poultry/apprentice/whole animal) (cutter/butcher/department manager/cutter apprentice/wrapper/clerk/market manager/
      processor cutter/trimmer/associate/team member/counter clerk), meatcutter, (fishmonger/fish cutter), meat (manager/counter associate),
      seafood (clerk/manager/specialist/associate/team member), slaughterer, deboner
      | cook, food-service-worker, grocery-clerk
  food-service-worker | 35-3023 | Food Service Worker |
      (food service/food/foodservice/fast food/cafeteria/dining/dietary/food prep/food preparation/school food/school food service/school nutrition/
      dining services/nutrition services/catering/concession/concessions/restaurant/deli/quick service/nutrition/hospitality food/food and nutrition/
      lunch/food court/dining room/culinary/cafe/kitchen food service/patient food service/snack bar/ice cream/yogurt/smoothie/sandwich/juice bar/
      hot food/prepared foods/delicatessen/bistro/food counter/pizza) (worker/assistant/associate/team member/attendant/crew member/aide/
      server assistant/staff/employee/handler/preparer/helper/clerk/utility worker/specialist/crew/ambassador/service worker/service associate/
      services worker/services assistant/prep worker/lead/counter attendant/help/scooper/artist), (crew/team) (member), =crew member, =team member,
      (barback/busser/bus person/busboy/food runner/bus boy/server assistant/bar back/dining room attendant/runner), (lunch lady/lunchroom worker/
      cafeteria aide), (counter/deli/snack) (attendant/person/server/worker), deli clerk, =deli, (shift/crew) (leader/trainer/lead/manager/supervisor/
      coordinator), =shift (leader/manager/supervisor), (ice cream/yogurt) scooper, (tray passer/tray line worker), diet (aide/clerk/technician),
      concession stand worker, sandwich artist, caterer, catering (staff/assistant/attendant)
      | cook, server, cashier, dishwasher, barista, baker
  dishwasher | 35-9021 | Dishwasher |
      (dish/kitchen/pot/restaurant) (washer/steward/porter/utility worker/room attendant/dishwasher/utility), =steward, (kitchen utility/
      utility steward/pot washer), kitchen helper, dishwasher/prep cook
      | food-service-worker, cook, janitor
  server | 35-3031 | Server |
      (banquet/cocktail/food/restaurant/dining room/wine/fine dining/cafe/catering/breakfast/room service/beverage/club/poolside/bar/country club/
      event/pool/in-room dining/casino) (server/waiter/waitress/attendant/wait staff/steward server/captain/bartender), (waiter/waitress/wait staff/
      waitstaff), server/bartender, (cocktail/banquet) (waitress/captain/houseman/set-up/setup), (beverage cart/room service) attendant,
      food and beverage (server/attendant/associate/team member/assistant/host), sommelier, wine steward, (banquet/catering) (staff/setup attendant/
      porter/houseperson), (carhop/dining attendant)
      | bartender, host, food-service-worker, restaurant-manager, cook
  bartender | 35-3011 | Bartender |
      (banquet/cocktail/bar/casino/craft/restaurant/service) (bartender/mixologist/tender), mixologist, (barmaid/barman/bar attendant/bar staff/
      bar tender), bar (manager/supervisor/lead), beverage (manager/director/supervisor)
      | server, barista, restaurant-manager
  barista | 35-3023 | Barista |
      (coffee/cafe/starbucks) (barista/shop barista/house barista/shift supervisor/bar attendant), barista (shift lead/trainer/supervisor/manager/
      cashier), coffee (roaster/shop worker/shop manager/shop attendant/house manager/shop associate/server), shift lead barista, cafe (worker/
      attendant/manager/associate/team member/supervisor/lead/assistant/barista), starbucks barista, (tea/juice) barista
      | food-service-worker, cashier, bartender, server
  host | 35-9031 | Restaurant Host |
      =host, =hostess, (restaurant/dining room/front/greeter/banquet) (host/hostess/greeter), host/hostess, maitre d, (seater)
      | server, receptionist, hotel-front-desk-agent
  restaurant-manager | 11-9051 | Restaurant Manager |
      (restaurant/assistant restaurant/fast food/front of house/foh/dining room/bar and restaurant/food and beverage/f&b/food & beverage/
      quick service/restaurant general/fine dining/shift/catering/banquet/restaurant assistant/dining/beverage and food/casual dining/
      franchise restaurant/back of house/club/floor/service restaurant/assistant food and beverage/assistant banquet/clubhouse) (restaurant manager/
      dining room manager/food and beverage manager), (restaurant/food and beverage/f&b/front of house/dining room/catering/banquet/dining/
      food & beverage) (manager/general manager/gm/supervisor/director/shift manager/shift supervisor/assistant manager/shift leader/operations manager/
      manager in training/assistant general manager/team leader/captain manager/district manager/leader), (assistant/general) restaurant manager,
      restaurateur, director of food and beverage, restaurant (owner/team leader/lead)
      | chef, food-service-manager, store-manager, hotel-manager, server
  food-service-manager | 11-9051 | Food Service Manager |
      (food service/foodservice/cafeteria/dietary/dining services/nutrition services/school nutrition/food services/school food service/concessions/
      culinary services/kitchen food service/catering services/food production/retail food/campus dining/food and nutrition services) (manager/
      director/supervisor/general manager/coordinator/assistant manager/unit manager/lead supervisor/assistant director/district manager),
      director of (dining services/food services/nutrition services/dining), certified dietary manager, cafeteria (lead/coordinator)
      | restaurant-manager, chef, dietitian, food-service-worker
`;

export const RETAIL = `
  retail-associate | 41-2031 | Retail Sales Associate |
      (retail/store/sales/sales floor/floor/shop/fashion/apparel/shoe/footwear/jewelry/cosmetics/beauty/furniture/electronics/wireless/cell phone/
      mobile phone/department store/boutique/outlet/specialty/home improvement/hardware/garden/garden center/pet/gift shop/mattress/bridal/luxury/
      retail store/stylist/fragrance/counter/optical retail/lighting/appliance/paint/floral/sporting goods/ski shop/golf shop/pro shop/bookstore/
      thrift store/retail wireless/paint store/men’s/women’s/mall/tasting room/kiosk/cosmetic/phone/parts store/rental/customer/pool supply/clothing/
      home furnishings/dispensary/liquor/wine/vape/gun/retail keyholder/merchandise/flooring/hot tub/piano/bicycle/tire) (sales associate/associate/
      sales/salesperson/sales consultant/clerk/sales representative/sales specialist/team member/customer service associate/advisor/associate sales/
      sales clerk/sales person/consultant/sales professional/sales expert/beauty advisor/assistant/key holder/keyholder/sales advisor/employee/
      counter manager/sales lead/specialist/representative/shift supervisor/store associate/stylist/attendant/support associate/staff/
      brand ambassador/crew member/sales agent/solutions consultant/supervisor/lead/expert/worker/helper/sales designer/sales stylist/sales assistant/
      ambassador), (sales/store) (associate/clerk/assistant/team member/helper/crew/lead/supervisor/stylist/support), (key holder/keyholder/
      key carrier/brand associate), (beauty/makeup/cosmetic/skincare/fragrance) (advisor/consultant/sales/specialist sales/counter manager),
      shop assistant, budtender, personal (shopper/stylist), stylist sales consultant, wardrobe consultant, (bridal/style) consultant, (rental/car rental/
      equipment rental) (agent/sales agent/counter clerk/associate/coordinator/clerk/representative/sales representative/specialist/manager trainee),
      (automotive/auto/car/used car/new car/rv/motorcycle/boat/vehicle) (sales consultant/salesperson/sales/salesman/sales associate/
      sales representative/sales professional/internet sales), car salesman, pawnbroker, =retail, counter (sales/clerk/sales associate),
      customer associate, tool rental associate, (store/retail) customer service, dispensary agent, donation attendant
      | cashier, store-manager, stocker, account-executive, customer-service-representative, grocery-clerk, sales-manager
  merchandiser | 27-1026 | Merchandiser |
      (visual/retail/field/reset/store/product/beverage/beer/grocery/route/window/display) (merchandiser/merchandising associate/
      merchandising specialist/merchandising representative/merchandising manager/reset merchandiser/dresser), merchandising (associate/specialist/
      assistant/coordinator/supervisor/representative/team lead), visual (manager/merchandise manager), display (artist/associate/specialist/
      coordinator/designer), window dresser
      | retail-associate, stocker, graphic-designer
  floral-designer | 27-1023 | Floral Designer |
      florist, (floral/flower) (designer/assistant/arranger/clerk/manager/specialist), (wedding/event) (florist/decorator)
      | retail-associate, merchandiser
  cashier | 41-2011 | Cashier |
      (front end/front-end/retail/grocery/food service/restaurant/gas station/casino/convenience store/cafeteria/store/customer service/self-checkout/
      fuel center/ticket/box office/parking/hospital/deli/toll/drive thru/fast food/sales associate/lot/cage/theater/pharmacy/front) (cashier/
      cashier associate/checker/cashiers/cashier clerk/cashier supervisor/toll collector/cage cashier/cashier attendant), cashier/sales associate,
      cashier/customer service, (checker/checkout clerk/toll collector), (front end/front-end) (supervisor/associate/manager/clerk/team member/lead/
      coordinator/checker/bagger), (ticket/box office) (seller/taker/associate/attendant/manager/sales/staff), (gas/gas station/fuel/
      convenience store/fuel station/service station/c-store/fuel center) (attendant/clerk/associate/team member/worker/station attendant/
      customer service associate/sales associate/store clerk/ambassador/crew), bagger, courtesy clerk, (cage/casino) cashier, cash (office associate/
      handler/office clerk/room attendant), guest service cashier
      | retail-associate, bank-teller, grocery-clerk, food-service-worker
  stocker | 53-7065 | Stocker |
      (night/retail/grocery/shelf/store/freight/merchandise/dairy/produce/inventory/day/early morning/truck unload/backroom/freight flow/
      replenishment/stock) (stocker/stock clerk/stock associate/stocking associate/shelf stocker/replenishment associate/backroom associate/unloader/
      stock), (stock/stocking) (associate/clerk/person/team member/crew/crew member/worker/boy/assistant/attendant/lead), =stock, (night) (crew/
      stock crew/crew clerk/replenishment), replenishment associate, backroom associate, vending (attendant/stocker), overnight stocker
      | warehouse-associate, retail-associate, grocery-clerk, shipping-clerk
  grocery-clerk | 41-2031 | Grocery Clerk |
      (grocery/produce/dairy/frozen food/general merchandise/bulk/supermarket/wine and beer/cheese/natural foods/specialty foods/floral grocery)
      (clerk/associate/team member/manager/worker/assistant manager/department manager/department lead/stocker clerk/specialist/lead/
      cashier clerk/supervisor/monger/store clerk/store worker), (online/curbside/e-commerce grocery) (shopper/grocery shopper/pickup associate),
      market (clerk/team member/store clerk), instacart shopper, cheesemonger, =grocery, =produce
      | retail-associate, cashier, stocker, butcher
  store-manager | 41-1011 | Store Manager |
      (assistant/general/retail/retail store/district/co/associate/convenience store/thrift store/department/shop/boutique/wireless store/grocery/
      grocery store/fuel/bookstore/specialty/outlet/department store/store operations/jewelry store/furniture store/salon store/pet store/dispensary/
      tire store/regional retail/multi-unit/franchise/gift shop/pro shop/liquor store/paint store/gas station/mobile store/
      store general) (store manager/retail manager/store manager trainee/shop manager/store director/store supervisor/retail store manager/
      department manager/store leader/assistant store manager/retail operations manager), (store/retail/shop/boutique/department/dispensary/
      showroom) (manager/director/supervisor manager/team leader/leader/general manager/assistant manager/manager trainee/management/
      operations manager/co-manager/team manager/assistant store manager/manager in training/management trainee/store manager), (assistant/
      co) (store manager/shop manager/department manager), (district/area/regional) (retail manager/store manager), =assistant manager,
      =manager in training, management trainee, (store/retail) operations (supervisor/lead), merchandising manager, franchise owner,
      sales floor manager, (fuel/center store) manager, (rental/branch rental) manager
      | retail-associate, restaurant-manager, sales-manager, operations-manager
`;

export const HOSPITALITY = `
  hotel-front-desk-agent | 43-4081 | Hotel Front Desk Agent |
      (front desk/front office/guest service/guest services/hotel/hotel front desk/front desk hotel/guest relations/night/motel/resort/
      guest experience/hotel guest service/overnight front desk/fd) (agent/clerk/associate/representative/supervisor/manager/front desk/
      front desk agent/front desk clerk/front desk supervisor/front desk manager/attendant/host/ambassador/agent supervisor/night auditor/coordinator/
      director/specialist/lead/officer/team leader/team member/assistant manager), night audit, (concierge/bellhop/bellman/bell attendant/bellperson/
      doorman/door attendant/bell captain/bell person/lobby attendant/lobby ambassador), hotel (receptionist/reservationist/clerk/reservations agent),
      (reservations/hotel reservations) (manager), guest (service agent/services agent/services coordinator/service manager/services manager/
      relations manager/services supervisor/experience manager), chef concierge
      | receptionist, hotel-manager, customer-service-representative, host
  hotel-manager | 11-9081 | Hotel Manager |
      (hotel/assistant hotel/resort/motel/hotel general/hotel operations/hotel assistant/lodging/inn/campground/bed and breakfast/rooms division/
      hostel/rv park/casino hotel/spa resort/assistant front office/club) (manager/gm/general manager/operations manager/assistant general manager/
      director/duty manager/manager on duty/rooms director/innkeeper), innkeeper, (rooms/front office/lodging) director, director of rooms, (casino/
      gaming) (manager/shift manager/supervisor/host/floor supervisor/director/pit boss), pit boss, (club/golf club/country club) (manager/
      general manager/membership director/director), director of (rooms/hotel operations/guest services), revenue (manager/management director)
      | hotel-front-desk-agent, restaurant-manager, event-planner, operations-manager, housekeeper
  housekeeper | 37-2012 | Housekeeper |
      (hotel/hospital/residential/private/live-in/assistant/resort/executive/room/resident/household/apartment/environmental services/school/
      inspector/motel/condo/vacation rental/domestic) (housekeeper/housekeeping/housekeeping attendant/room attendant/maid), (room/housekeeping/
      guest room/guestroom/laundry/linen/spa/locker room) (attendant/aide/supervisor/manager/associate/inspector/staff/team member/assistant/houseman/
      worker/inspectress/laundry attendant/director/lead/technician/room attendant/coordinator), (maid/houseman/house cleaner/houseperson/
      housekeeping), (house/home/residential) (cleaner/cleaning/cleaning technician/cleaning specialist/cleaning professional/keeper/person),
      (executive/assistant executive) housekeeper, (environmental services/evs) (technician/attendant/worker/aide/associate/tech/housekeeper/
      supervisor/manager/assistant/director/specialist), estate manager, butler, cleaning assistant
      | janitor, hotel-front-desk-agent, home-health-aide
  laundry-worker | 51-6011 | Laundry Worker |
      (laundry/dry cleaning/dry cleaner/laundromat/linen/clothing/personal clothing) (attendant/associate/presser/clerk/technician/aide/supervisor/
      specialist/sorter/finisher/assistant/operator/worker/manager/laundry aide), presser, launderer, dry cleaner, (garment/shirt/silk) presser
      | housekeeper, machine-operator
  janitor | 37-2011 | Janitor |
      (custodian/cleaner/janitorial), (school/night/office/building/floor/commercial/industrial/day/hospital/window/carpet/pool/aircraft/church/
      facility/janitorial/warehouse/public area/restroom/stadium/3rd shift/tank/pressure/duct/chimney/construction/construction clean up/
      post construction/daytime/campus/airport/event) (custodian/janitor/cleaner/cleaning/cleaning technician/custodial worker/floor technician/
      porter/cleaning crew/cleaning specialist/janitorial worker/washer/sweep/cleaning associate/custodial/cleaning crew member/cleaners), (custodial/
      janitorial/cleaning/sanitation/floor care/office cleaning) (worker/supervisor/manager/technician/associate/specialist/lead/staff/crew/
      team member/services/service worker/aide/assistant/attendant/crew leader/person/contractor/custodian/engineer/custodial worker/professional/
      foreman/services supervisor/maintenance worker), (porter/day porter/floor tech/floor technician/night porter), (window/carpet) (washer/cleaner/
      cleaning technician), =sanitation, (street/park/public area) (sweeper/cleaner/attendant/porter), (pressure/power) washer, chimney sweep,
      (pool cleaner/pool technician/pool service technician), building (services worker/service worker/attendant/cleaner/custodian/porter), (facility/
      facilities) (services technician/attendant/cleaner), cleaner fueller, fueller
      | housekeeper, maintenance-technician, landscaper, dishwasher
  pest-control-technician | 37-2021 | Pest Control Technician |
      (pest/pest control/pest management/termite/mosquito/exterminator/bed bug/wildlife control/fumigation/route pest/weed control/lawn care/
      lawn) (technician/specialist/service technician/exterminator/applicator/professional/inspector/operator/sales technician/sprayer/
      service professional/care specialist/care technician), exterminator, (pesticide/herbicide/spray) (applicator/handler/technician)
      | landscaper, janitor
  landscaper | 37-3011 | Landscaper |
      (landscape/landscaping/lawn/grounds/groundskeeping/golf course/irrigation/tree/tree care/nursery/garden/lawn maintenance/landscape maintenance/
      grounds maintenance/lawn care/snow removal/hardscape/arborist/turf/parks/cemetery/sports field/horticulture/landscape construction/park/plant/
      greenhouse/interior plant/golf/sprinkler/utility tree) (laborer/worker/technician/crew member/foreman/crew leader/maintenance worker/
      maintenance/specialist/supervisor/gardener/trimmer/climber/installer/manager/groundskeeper/superintendent/crew/crew foreman/keeper/
      maintenance technician/maintenance crew/attendant/helper/service technician/assistant superintendent/care worker/maintenance laborer/
      maintenance specialist/groundsman/lead/crew lead/maintenance supervisor/contractor/director), groundskeeper, gardener, (greenskeeper/
      grounds keeper/groundsworker/groundsperson/groundsman), (tree trimmer/tree climber/tree worker/tree surgeon), =landscaping, (lawn/yard) (mower/
      worker/maintenance), (gravedigger/cemetery worker), irrigation (technician/specialist/foreman/installer), snow (plow driver/shoveler/
      plow operator), hardscaper, landscape (foreman/construction foreman/project manager/contractor)
      | construction-laborer, agricultural-worker, pest-control-technician, conservation-worker, janitor
`;

export const PERSONAL_CARE = `
  hair-stylist | 39-5012 | Hair Stylist |
      hairstylist, (hair/licensed/salon/master/senior hair/mens/color/new talent/commission/extension) (stylist/hairdresser/colorist/cutter/designer/
      braider/barber/cosmetologist/extension specialist), hairdresser, cosmetologist, (salon/barber shop/hair salon) (stylist/manager/assistant/
      apprentice/coordinator/receptionist stylist/professional/director/associate), stylist, colorist, hair (stylist assistant/designer/
      color specialist/braider), (beautician/shampoo assistant/wig maker), braider, makeup artist, (licensed/booth rental) cosmetologist
      | barber, esthetician, nail-technician | cosmetology-license
  barber | 39-5011 | Barber |
      (licensed/master/apprentice) barber, barber/stylist, barber (stylist/apprentice/instructor), barbershop manager
      | hair-stylist | barber-license
  esthetician | 39-5094 | Esthetician |
      (licensed/medical/spa/master/skin care/laser) (esthetician/aesthetician), aesthetician, (skin care/skincare/laser/laser hair removal/waxing/wax/
      lash/eyelash/brow/spray tan/microblading/body/electrolysis/permanent makeup) (specialist/technician/artist/therapist/professional), (waxer/
      lash artist/tattoo artist/body piercer/piercer/electrologist/threading specialist), spa (therapist/technician), tanning (consultant/
      salon associate/specialist), beauty therapist
      | hair-stylist, nail-technician, massage-therapist | esthetician-license
  spa-manager | 39-1022 | Spa Manager |
      (spa/day spa/medical spa/salon and spa) (manager/director/attendant/coordinator/receptionist/supervisor/concierge/associate/assistant manager)
      | esthetician, hair-stylist, receptionist
  nail-technician | 39-5092 | Nail Technician |
      (nail/licensed nail/gel nail) (technician/tech/specialist/artist/salon technician), manicurist, pedicurist, manicurist/pedicurist
      | hair-stylist, esthetician | nail-technician-license
  fitness-trainer | 39-9031 | Fitness Trainer |
      (personal/fitness/certified personal/group fitness/yoga/pilates/zumba/aerobics/spin/cycling/group exercise/strength and conditioning/barre/
      crossfit/water aerobics/boxing/kickboxing/dance fitness/gym/health and fitness/virtual personal/athletic performance/bootcamp/
      wellness) (trainer/instructor/coach/personal trainer/teacher/fitness instructor/exercise instructor/professional/specialist/fitness trainer/
      exercise leader), personal training (manager/director/sales), (fitness/gym/health club/wellness center/yoga studio/fitness center/
      club fitness) (manager/director/attendant/consultant/specialist/staff/supervisor/coordinator/associate/general manager/front desk/
      membership advisor/floor staff/counselor/sales representative), life coach, personal trainer, gym attendant, pilates (instructor/teacher)
      | coach, athletic-trainer, recreation-worker
  recreation-worker | 39-9032 | Recreation Worker |
      (recreation/activities/activity/recreational/youth program/program recreation/parks and recreation/camp/resident activities/life enrichment/
      community recreation/community life/aquatic/sports recreation/therapeutic recreation/leisure/resort activities/cruise/arts and crafts/outdoor/
      park/after school recreation/senior activities/recreation program/engagement) (worker/leader/assistant/coordinator/director/aide/specialist/
      supervisor/program coordinator/program leader/manager/program director/program supervisor/activities director/attendant/programmer/facilitator/
      associate/life director/activities coordinator/activities assistant/guide/staff/enrichment assistant), activity (professional/therapist),
      (amusement/ride/attraction/game room/water park/theme park/arcade/casino/bowling/ski lift/lift/zoo) (attendant/ride operator/worker/host/
      operator/associate/lift operator/team member), (usher/ticket taker), ride operator, lift (operator/attendant), entertainment (host/attendant/
      manager), (movie theater/theatre/theater) (usher/associate/attendant/manager/staff/crew), projectionist, event (attendant/staff worker/crew),
      golf (attendant/cart attendant/shop attendant/starter/caddie), caddie, (ymca/youth sports) (coordinator/official), course setter
      | coach, childcare-worker, fitness-trainer, lifeguard
  tour-guide | 39-7011 | Tour Guide |
      (tour/river/raft/hunting/fishing/museum/outdoor/hiking/trail/zip line/adventure/wilderness/expedition) (guide/escort/guide leader),
      tour (director/manager/leader/escort/conductor), docent, (historical/science/park) interpreter
      | recreation-worker, travel-agent
  casino-dealer | 39-3011 | Casino Dealer |
      (casino/poker/blackjack/table games/card/roulette/craps/dual rate/gaming) (dealer/games dealer/dealer trainee), (slot/table games/pit/
      casino floor/gaming floor) (attendant/supervisor/manager/ambassador), (keno/bingo) (attendant/runner/caller), sports book writer, (croupier/
      cage worker)
      | cashier, recreation-worker, hotel-manager
  animal-caretaker | 39-2021 | Animal Caretaker |
      (animal/kennel/pet/dog/zoo/shelter/stable/horse/vet kennel/animal care/animal shelter/laboratory animal/doggy daycare/dog daycare/cattery/
      pet care/canine/equine/barn/marine mammal/animal control/aquarium/boarding) (caretaker/attendant/assistant/technician/groomer/walker/sitter/
      trainer/keeper/handler/care technician/bather/worker/care attendant/care specialist/care assistant/kennel technician/kennel attendant/officer/
      manager/hand/daycare attendant/host/care associate/stylist/adoption counselor/care worker/caregiver/curator/care manager), (groomer/pet stylist/
      bather/zookeeper/dog walker), (stable hand/farrier/jockey/groom), grooming (assistant/salon manager), animal (control officer/trainer/
      care specialist/scientist/husbandry technician), kennel (manager/supervisor/staff), veterinary kennel assistant, aquarist
      | veterinary-technician, agricultural-worker
  funeral-director | 39-4031 | Funeral Director |
      (funeral/licensed funeral/cemetery/mortuary) (director/assistant/attendant/arranger/home manager/service assistant/counselor/sales counselor/
      services manager), mortician, embalmer, undertaker, (crematory/cremation) operator, (family service counselor/cemetery counselor),
      removal technician
      | clergy, event-planner | mortician-license
`;

export const AGRICULTURE = `
  agricultural-worker | 45-2092 | Agricultural Worker |
      (farm/field farm/ranch/dairy/greenhouse/nursery/vineyard/orchard/crop/harvest/farm field/hog/poultry farm/livestock/cattle/feedlot/aquaculture/
      fish hatchery/hatchery/hemp/cannabis/mushroom/egg/swine/organic farm/produce farm/citrus/winery/cellar/cultivation/grain/agricultural/
      agriculture/feed yard/cotton gin/fish/harvest season/tobacco/forest/hydroponic/seed/growing) (worker/laborer/hand/farmworker/labor/farm worker/
      harvester/helper/picker/milker/crew member/assistant grower/grower/trimmer/equipment operator/caretaker/manager worker/associate/technician/
      cellar worker/intern/farmhand/herdsman/cultivator/culturist/rat/crew/agent), farmworker, farmhand, (milker/herdsman/fruit picker/beekeeper/
      fisherman/trapper), grower, (ranch/farm) hand, tractor (operator), (cannabis trimmer), (grain elevator/grain) (operator/worker),
      farm equipment operator, cowboy, sheep shearer, vineyard worker
      | landscaper, farm-manager, animal-caretaker, conservation-worker, heavy-equipment-operator
  logging-worker | 45-4022 | Logging Worker |
      (logging/timber/forestry/log/skidder/harvester/feller buncher/delimber/yarder) (operator/worker/equipment operator/cutter/processor operator/
      shovel operator/loader operator/laborer/feller/grader/scaler/supervisor), logger, lumberjack, tree (faller/feller), faller, sawyer,
      choker setter
      | heavy-equipment-operator, agricultural-worker, conservation-worker
  farm-manager | 11-9013 | Farm Manager |
      (farm/ranch/dairy/greenhouse/nursery/vineyard/orchard/livestock/feedlot/agricultural/hatchery/crop/grain elevator/cultivation/grow/poultry/
      swine/aquaculture/barn/stable) (manager/operations manager/supervisor/foreman/general manager/production manager/owner/director/
      assistant manager/superintendent/head grower), (farmer/rancher/head grower/master grower), winemaker, brewer, (brewmaster/head brewer/distiller/
      assistant winemaker/cellar master), director of (agriculture/cultivation), (agricultural/agriculture) (sales agronomist/consultant/
      program manager/inspector/specialist), extension (agent/educator)
      | agricultural-worker, conservation-worker, production-manager
`;
