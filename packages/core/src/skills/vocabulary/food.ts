import type { FieldVocabulary } from './format.ts';

export const FOOD: FieldVocabulary = {
  field: 'food',
  knowledge: `
    Food Preparation = preparing food, food prep, prepping food, meal preparation, preparing meals, preparation of food
    Cooking = line cooking, cooking techniques, cooking skills
    Culinary Arts = culinary skills, culinary
    Grilling = grill cooking, broiling
    Sauteing = sauté, sauté station
    Frying = deep frying, fryer station
    Baking = baking bread, scratch baking
    Pastry Making = pastries, pastry arts
    Cake Decorating
    Bread Making = bread baking, artisan bread
    Knife Skills
    Butchering Fish = fish filleting
    Sauce Making = stocks and sauces
    Garde Manger
    Sous Vide
    Food Presentation = food plating
    Menu Planning = menu development, menu design, menu creation
    Recipe Development = recipe creation
    Recipe Costing = food costing
    Food Cost Control = food cost management, food costs
    Portion Control
    Catering = catering services, catering operations
    Food Service = foodservice, food services, food service experience, food service operations
    Fast Food Service = quick-service restaurants, quick service restaurant, QSR^, fast food > food-service
    Fine Dining = fine dining service
    Casual Dining
    Table Service = waiting tables, serving tables, table waiting, serving food, serving food and beverages
    Bartending = mixology, cocktail making, tending bar, drink preparation
    Barista Skills = espresso making, latte art, espresso machines, coffee preparation
    Wine Knowledge = wine service, wine pairing, knowledge of wine, knowledge of wines
    Beer Knowledge = craft beer
    Brewing = beer brewing
    Winemaking = viticulture and enology, enology
    Distilling
    Beverage Management = beverage service, bar management
    hosting: Restaurant Hosting = hosting~, seating guests, host stand
    Bussing Tables = table bussing, busing tables, clearing tables
    Dishwashing = washing dishes, dish washing, dishwasher~
    Food Running = running food, brought food out, food serving
    Expediting~ = expo station
    Food Safety = food handling safety, safe food handling, food safety standards, food safety regulations
    Food Handling = handling food
    Sanitation Procedures = kitchen sanitation, sanitation standards, food sanitation, sanitation rules
    HACCP = Hazard Analysis Critical Control Points, hazard analysis and critical control points
    Food Storage = FIFO food rotation
    Food Allergies = allergen awareness
    Kitchen Management = back-of-house operations, kitchen operations, running a kitchen
    Restaurant Management = restaurant operations, managing a restaurant
    Front-of-House Operations = front-of-house management
    Kitchen Equipment Operation = commercial kitchen equipment
    Institutional Cooking = cafeteria cooking, school food service, healthcare food service > cooking
    Dietary Services = dietary aide experience
    Food Packaging
    Food Science = food technology
    Food Production = food manufacturing, food processing
    Meat Processing = meat processing plant
    Dairy Processing
    Sensory Evaluation = food tasting panels
    Nutrition Labeling = food labeling
    Vegan Cooking = vegetarian cooking > cooking
    Italian Cuisine
    French Cuisine
    Mexican Cuisine
    Asian Cuisine = Chinese cuisine, Japanese cuisine
    Sushi Making = sushi preparation
    Pizza Making = pizza preparation, pizza dough
    Barbecue = smoking meats
    Sandwich Making
    Salad Preparation
    Food Photography
    Food Delivery = meal delivery
    Concessions Operations = concession stand
    Drive-Thru Service = drive-thru, drive through window
    Taking Food Orders = taking customer orders
    Alcohol Service Compliance = responsible alcohol service
    Food Ordering = food purchasing
  `,
  technology: `
    Toast POS > point-of-sale-systems
    Aloha POS = Aloha~, NCR Aloha > point-of-sale-systems
    Micros POS = Oracle MICROS, MICROS 3700 > point-of-sale-systems
    TouchBistro > point-of-sale-systems
    Restaurant365
    HotSchedules
    7shifts
    ChefTec
    Compeat
  `,
  license: `
    ServSafe Certification = ServSafe, ServSafe certified
    ServSafe Manager = ServSafe Manager certification, ServSafe food protection manager > servsafe-certification, certified-food-manager
    Food Handler Card = food handlers card, food handler permit, food handler certification, food handlers permit, food handlers certificate, food handler license, Food Worker Card, food workers card, food worker permit, ServSafe food handler^, ServSafe handler^, food handler training certificate, state food handler card, SNHD health card^, food employee card
    Certified Food Manager = food manager certification, food protection manager, certified food protection manager, Food Protection Certificate, NYC food protection certificate^, food protection manager certification, CFPM^, ServSafe food manager^, NRFSP certified^, ANSI food manager^, food service manager certification, person in charge certification, PIC certification^, certified food safety manager, FSSMC^, Illinois sanitation certificate, sanitation certificate, ServSafe certified manager^, AAA food handler manager^
    TIPS Certification = TIPS certified, TIPS alcohol certification, TIPS~
    TABC Certification = TABC^, TABC certified
    Alcohol Server Permit = OLCC service permit, OLCC permit, RBS certification, liquor license permit, MAST permit, alcohol server certification, BASSET certification, BASSET card, BASSET certified, RBS certified, Alcohol Seller Certification, alcohol awareness card, alcohol awareness certification, TAM card^, ServSafe Alcohol^, Class 12 permit, class 13 permit, RAMP certified^, RAMP certification^, RAMP trained^, ABC card^, ABC permit^, ABC server permit^, liquor card, alcohol permit, bartender permit, bartender license, liquor server permit, responsible vendor certification, seller-server certification, alcohol compliance certificate, BarTend certified^, ATAP certification^, TEAM alcohol^, DABS training^, alcohol handling permit, title 4 training, Title 4 certified
    Certified Executive Chef
    Certified Sous Chef
    Certified Culinarian
    Sommelier Certification = certified sommelier, sommelier
    Cicerone Certification = certified cicerone
    HACCP Certification = HACCP certified > haccp
  `,
};
