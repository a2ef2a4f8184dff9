import type { FieldVocabulary } from './format.ts';

/** Industries that job postings ask people to know. Since they are everyday words, they need a cue such as "experience in". */
export const INDUSTRIES: FieldVocabulary = {
  field: 'industries',
  knowledge: `
    Banking~ = banking industry, banking sector, banking experience, financial sector, retail banking experience
    Consulting~ = consultancy~, consulting experience, strategy consulting, technology consulting, IT consulting, strategy consultancy
    Gaming Industry = gaming~, gambling~, sports betting, online casino, betting industry
    Entertainment Industry = entertainment~
    Telecom Industry = telecom sector
    Energy Industry = energy~, energy sector, energy market, energy markets, power sector
    Renewable Energy Industry = renewables~, renewable energy sector
    Nuclear Industry = nuclear~, nuclear sector
    Offshore Industry = offshore~, offshore projects, offshore oil
    Maritime Industry = maritime~, shipping industry, maritime sector
    Aviation Industry = aviation~, airline industry
    Aerospace Industry = aerospace~, aerospace and defense
    Defense Industry = defense sector, defense contractor, defense contracting
    Space Industry = space sector
    Automotive Industry = automotive sector
    Rail Industry = railways~, railroad industry
    Transportation Industry = transportation~, transport sector
    Pharmaceutical Industry = pharma~, pharmaceuticals~, pharmaceutical sector, pharma industry, biopharma~
    Biotechnology Industry = biotech industry
    Healthcare Industry = healthcare~, health care~, healthcare sector, health sector
    Digital Health = eHealth, e-health, mHealth, health tech, healthtech
    Food Industry = food and beverage industry, food & beverage industry, food sector, food ingredients~
    Dairy Industry = dairy products~, dairy sector
    Consumer Goods = FMCG^, CPG^, fast-moving consumer goods, consumer packaged goods, consumer products, durable consumer goods
    Fashion Industry = fashion~, apparel industry
    Furniture Industry = furniture~
    Luxury Goods
    Chemical Industry = chemicals sector
    Steel Industry = metals industry
    Semiconductor Industry = semiconductors~
    Media Industry = media sector, online media, broadcast industry
    Film Industry = movie industry
    Music Industry = music business
    Sports Industry = sports business
    Travel Industry = travel sector, tourism~, tourism industry
    Restaurant Industry = restaurant experience, restaurant background, foodservice industry
    Public Sector = government sector, government experience, local government, federal government experience
    Nonprofit Sector = nonprofit~, non-profit sector, charity sector, not-for-profit sector, NGO^, NGOs^
    Education Sector = education technology, higher education sector
    Utilities Industry = utilities~, utility industry, utilities sector
    Waste Industry = waste management industry
    Advertising Industry = ad agency experience, advertising agency experience, agency experience
    Logistics Industry = logistics sector
    Capital Markets Industry = trading environments, trade lifecycle, trade flows
    Internet Industry = startup environment, start-up environment
  `,
};
