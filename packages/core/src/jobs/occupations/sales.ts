/** See `format.ts` for how these tables are written. */
export const SALES = `
  account-executive | 41-3091 | Account Executive |
      (enterprise/inside/outside/corporate/commercial/strategic/national/regional/advertising/media/mid-market/territory/key/new business/field/major/
      saas/software/named/smb/channel/global/staffing/pr/sales/technology/healthcare/business/b2b/digital/digital advertising/logistics/
      television) account executive, (outside/field/territory/regional/commercial/b2b/business to business/corporate/direct/door to door/advertising/
      medical/pharmaceutical/medical device/industrial/route/independent/national/local/software/solar/in-home/home improvement/wireless/fuel/hvac/
      roofing/print/manufacturer/new home/residential/telecom/field marketing/area/specialty/technology/security/payroll/uniform/energy/media/it/
      hospice/district/event/home/equipment/chemical/building materials/merchant services/surgical/dental/diagnostics/orthopedic/hospital/
      oncology) (sales representative/sales rep/sales executive/sales agent/sales consultant/sales professional/sales specialist/sales/
      representative sales/salesperson/sales person/sales account executive/representative/sales advisor/salesman), sales (executive/representative/
      rep/consultant/professional/person/specialist/agent/account executive/account representative/advisor/closer/hunter/trainee/intern/
      account manager/account specialist/territory manager/and marketing representative/producer/expert/partner/superstar/marketing representative/
      development manager/team member/and service representative/solutions specialist/counselor), salesperson, salesman, =outside sales, =sales,
      =tech sales, =saas sales, =software sales, =b2b sales,
      (territory/regional territory/area territory/route sales) (manager/sales manager/sales representative/representative/account manager/
      business manager/sales executive), (medical device/pharmaceutical/medical) (sales/sales representative/sales specialist/rep), (manufacturer’s/
      manufacturers) representative, independent (sales representative/contractor sales/agent), route sales (representative/driver sales/
      professional), advertising (sales/sales representative/sales executive/account executive/sales agent/sales consultant),
      business (consultant sales/solutions executive), (solar/energy) (consultant/sales consultant/advisor sales), (clinical/
      product) (specialist sales/consultant sales), physician liaison, (healthcare/hospice/community/home health) liaison, brand ambassador sales
      | account-manager, sales-manager, sales-development-representative, inside-sales-representative, business-development-manager, sales-engineer, retail-associate
  inside-sales-representative | 41-9041 | Inside Sales Representative |
      (inside/inbound/phone/telephone/internet/remote/virtual/tele/telesales/counter/online/outbound/retention/
      inside technical) (sales representative/sales rep/sales/sales associate/sales agent/sales specialist/sales executive/sales consultant/
      sales coordinator/sales account manager/sales support/sales account executive/sales manager/sales advisor), telemarketer, (telemarketing/
      telesales/tele) (representative/agent/specialist/associate/supervisor/manager/sales representative/marketer/fundraiser), =tele-sales,
      =telemarketing, appointment (setter/setting representative/coordinator sales), (energy/lead generation) agent, =inside sales
      | account-executive, sales-development-representative, customer-service-representative, sales-support-specialist
  sales-development-representative | 41-3091 | Sales Development Representative |
      sdr, bdr, (business/sales/market/new business) development (representative/rep/associate/specialist/executive/agent/consultant/coordinator/
      analyst/intern/trainee), lead (generation specialist/generation representative/development representative/generation manager/
      qualification specialist), =business development, (demand generation/prospecting) (representative/specialist sales),
      market development (manager/specialist)
      | account-executive, inside-sales-representative, business-development-manager
  business-development-manager | 11-2022 | Business Development Manager |
      (business development/partnerships/strategic partnerships/strategic alliances/alliance/channel/partner/alliances/corporate development/
      partnership/channel sales/franchise development/growth/new business development/partner development/client development/
      commercial development) (manager/director/lead/officer/executive director/account manager/development manager/sales manager/vice president/
      partner/associate director/coordinator/associate/specialist partner/executive manager), (director/vp/vice president) of (business development/
      partnerships/strategic partnerships/growth/channel sales/alliances), (growth/partnerships/institutional growth) lead, partner manager,
      (business/market) developer, franchise (consultant/owner/business consultant), chief (growth officer sales/commercial officer)
      | account-executive, sales-manager, sales-development-representative, product-marketing-manager
  account-manager | 11-2022 | Account Manager |
      (key/national/strategic/client/sales/technical client/global/regional/enterprise/major/inside/customer/advertising/digital/commercial/
      territory account/associate/channel/project account/marketing/agency/service/retail/corporate/wholesale/staffing/it/media/field/healthcare/
      named/vendor/food service/pr/program account/house) account (manager/management/coordinator/specialist/director/supervisor/representative/
      associate/lead/management associate), account (representative/coordinator/specialist/director/supervisor/associate/management/consultant/
      administrator/development manager/lead/services manager/analyst/rep/planner/relationship manager), accounts manager, (client/customer/
      key client/member) (relationship manager/relations manager/engagement manager/solutions manager/account executive/partner manager/
      relationship specialist), client (manager/partner/director/lead/executive/services manager/service manager/service associate),
      relationship manager, (renewals/renewal) (manager/specialist/representative)
      | account-executive, customer-success-manager, sales-manager, customer-service-representative
  customer-success-manager | 13-1199 | Customer Success Manager |
      csm, customer (success associate/success specialist/success representative/success director/success lead/success advocate/success coordinator/
      success operations manager/success analyst/success), client success (manager/specialist/associate/director/coordinator), (director/vp/
      vice president) of customer success, customer onboarding (manager/specialist), =customer success
      | account-manager, technical-account-manager, solutions-consultant, customer-service-representative
  technical-account-manager | 41-9031 | Technical Account Manager |
      =tam, technical (customer success manager/relationship manager/account specialist), customer (engineer/solutions engineer/solutions architect),
      (customer/technical) solutions (manager/consultant/engineer)
      | customer-success-manager, sales-engineer, solutions-consultant
  sales-manager | 11-2022 | Sales Manager |
      (regional/district/national/territory/area/inside/outside/field/retail/store/internet/assistant/general/sales and marketing/advertising/branch/
      automotive/new car/used car/car/group/hotel/wholesale/enterprise/key account/zone/division/channel/commercial/local/market/international/floor/
      export/corporate/service sales/product/finance and/dealer/agency/distribution/showroom/account/sales operations/team/divisional/business/
      country/membership/catering/showroom sales) sales (manager/director/leader/supervisor/team leader/team manager/lead/vice president),
      sales (director/leader/supervisor/team lead/team leader/lead/operations manager/enablement manager/executive manager/management/
      management trainee/coach/development director/operations director), (director/vp/vice president/svp) of (sales/sales and marketing/
      sales operations/revenue/business sales/global sales/field sales), (vp/vice president) (sales/sales and marketing), (national/
      regional) (account director/vice president of sales/director of sales/sales and marketing manager), chief (revenue officer/sales officer), =cro,
      sales and marketing (manager/director), director of catering sales
      | account-executive, store-manager, business-development-manager, marketing-manager, account-manager
  sales-support-specialist | 43-4151 | Sales Support Specialist |
      (sales/order/sales operations/sales and marketing/quotes/bid/inside sales support/field sales) (support/assistant/coordinator/administrator/
      support specialist/support representative/support coordinator/support associate/operations analyst/operations specialist/operations coordinator/
      support analyst/order coordinator/analyst/secretary/administrative coordinator/planner/support administrator/enablement specialist/clerk/
      order entry), (revenue/sales) operations (manager/analyst/specialist/coordinator), (quote/quotation) (specialist/coordinator),
      =sales operations, =revops
      | administrative-assistant, account-executive, customer-service-representative, marketing-coordinator
`;

export const MARKETING = `
  marketing-manager | 11-2021 | Marketing Manager |
      (digital/field/brand/content/email/growth/performance/demand generation/b2b/product line/channel/trade/event/events/regional/social media/
      online/communications/marketing communications/crm/lifecycle/partner/corporate/local/acquisition/shopper/retail/affiliate/influencer/community/
      assistant/associate/integrated/consumer/marketing operations/sales and/internet/web/e-commerce/ecommerce/direct/mobile/global/national/customer/
      advertising/promotions/media/international/healthcare/sports/search/loyalty/retention/franchise) (marketing manager/marketing lead/
      marketing program manager/marketing supervisor), (brand/growth marketing/e-commerce/ecommerce/marketing communications/marketing operations/
      demand generation/advertising/promotions/campaign/category marketing/customer marketing/go to market/online/internet) manager, marketing (lead/
      program manager/operations manager/communications manager/supervisor/project manager/analytics manager/and communications manager/team lead/
      content manager/technology manager/production manager), growth manager, (email/lifecycle) marketing, e-commerce (director/specialist manager)
      | marketing-specialist, marketing-director, product-marketing-manager, social-media-specialist, product-manager, public-relations-specialist, sales-manager
  marketing-director | 11-2021 | Marketing Director |
      (director/vp/vice president/svp) of (marketing/digital marketing/brand marketing/growth marketing/marketing and communications/
      marketing communications/product marketing/demand generation/e-commerce/brand/content/advertising/marketing and sales), (vp/
      vice president) marketing, chief (marketing officer/brand officer/communications officer), cmo, (brand/creative marketing/digital marketing/
      regional marketing/associate marketing/product marketing/marketing communications/digital/e-commerce/media/marketing and communications/
      community marketing) director
      | marketing-manager, public-relations-specialist, sales-manager
  marketing-specialist | 13-1161 | Marketing Specialist |
      (digital/email/marketing/growth/brand/content/field/product/event/channel/internet/online/web/performance/paid media/paid search/ppc/
      demand generation/e-commerce/ecommerce/direct/inbound/affiliate/crm/search engine/search engine marketing/marketing automation/
      marketing communications/marketing operations/integrated/b2b/interactive/mobile/customer/trade/local/sales marketing/display/programmatic/
      retention/community/loyalty/grassroots/acquisition/lifecycle/influencer/media) marketing (specialist/analyst/strategist/consultant/executive/
      expert/representative/professional/technologist/planner/marketer), marketing (specialist/analyst/strategist/consultant/executive/representative/
      professional/generalist/technologist/operations specialist/operations analyst/automation specialist/communications specialist/
      planner/associate specialist/project specialist/campaign specialist/operations), (seo/sem/ppc/search engine optimization/paid search/paid media/
      paid social/search/adwords/google ads) (specialist/analyst/manager/strategist/coordinator/consultant/expert/account manager/director/executive/
      lead), =seo, =sem, marketer, digital (strategist/media buyer/media planner/campaign manager/media specialist/marketer/media manager),
      media (buyer/planner/strategist/specialist/director/supervisor/analyst), (campaign/growth/e-commerce/ecommerce/brand/demand generation/
      crm marketing) (specialist/analyst/coordinator/strategist/associate/marketer/executive), growth hacker, (web/website) (content manager/manager/
      coordinator/specialist/content specialist/content coordinator/editor/producer)
      | marketing-coordinator, marketing-manager, social-media-specialist, market-research-analyst, content-writer, data-analyst
  marketing-coordinator | 13-1161 | Marketing Coordinator |
      marketing (assistant/associate/intern/administrator/support specialist/support coordinator/project coordinator/communications coordinator/
      coordinator/administrative assistant/aide/trainee/and sales coordinator/and communications coordinator/internship), (digital/email/sales and/
      event/field/brand/product/content/social media and/communications and/advertising/promotions/trade show/proposal) marketing (coordinator/
      assistant/associate/intern), (advertising/promotions/traffic/media/campaign marketing/publicity) (coordinator/assistant/associate/intern),
      =marketing, marketing and events coordinator, community marketing coordinator, (street team member/promotional model), brand (ambassador/
      representative/promoter/champion), (product/event/food/in-store/retail) (demonstrator/promoter/ambassador), promoter, pet detective,
      field marketing representative
      | marketing-specialist, event-planner, social-media-specialist, sales-support-specialist, public-relations-specialist
  product-marketing-manager | 11-2021 | Product Marketing Manager |
      pmm, product (marketing specialist/marketing lead/marketing director/marketing associate/marketing analyst/marketing engineer/marketing),
      (solutions/technical/industry/partner) marketing manager, product evangelist, developer (advocate/relations engineer/evangelist/
      relations manager), (go to market/gtm) (manager/lead/strategist)
      | product-manager, marketing-manager, business-development-manager
  social-media-specialist | 27-3031 | Social Media Specialist |
      social media (manager/coordinator/strategist/intern/assistant/associate/director/marketer/marketing specialist/marketing coordinator/
      marketing manager/content creator/analyst/community manager/marketing intern/consultant/executive/producer/editor), (online community/
      digital community/social/social community/community social) (manager/strategist), (content creator/influencer/blogger), =social media,
      digital content (creator/producer/manager/specialist/coordinator)
      | marketing-specialist, content-writer, public-relations-specialist, marketing-manager
  public-relations-specialist | 27-3031 | Public Relations Specialist |
      (public relations/pr/media relations/communications/corporate communications/public affairs/public information/external affairs/
      internal communications/press/community relations/media/strategic communications/marketing and communications/external communications/
      community affairs/investor relations/external relations/publicity/public outreach/crisis communications/executive communications/
      employee communications/digital communications) (specialist/manager/coordinator/director/officer/associate/assistant/intern/representative/
      executive/consultant/strategist/account supervisor/supervisor/lead/liaison/advisor/professional/generalist), publicist, spokesperson,
      press secretary, (director/vp/vice president) of (communications/public relations/public affairs/corporate communications), =communications,
      =public relations, speechwriter
      | marketing-manager, content-writer, social-media-specialist, journalist, fundraiser, event-planner
  market-research-analyst | 13-1161 | Market Research Analyst |
      (market/marketing/consumer/customer/user market/market research/consumer insights/customer insights/competitive intelligence/marketing insights/
      quantitative market/qualitative/media research) (research analyst/research manager/researcher/insights analyst/insights manager/
      research associate/research specialist/research director/research consultant/insights/research interviewer/research project manager/
      intelligence analyst/intelligence manager), =consumer insights, (market/marketing research/category insights/survey) (analyst/specialist/
      director), (mystery shopper/focus group moderator), pricing (analyst/manager/specialist/coordinator), (category/merchandising) analyst
      | data-analyst, marketing-specialist, statistician, economist
`;
