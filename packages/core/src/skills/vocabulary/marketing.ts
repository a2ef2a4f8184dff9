import type { FieldVocabulary } from './format.ts';

export const MARKETING: FieldVocabulary = {
  field: 'marketing',
  knowledge: `
    Marketing = marketing principles, marketing skills
    Digital Marketing = online marketing, internet marketing > marketing
    Content Marketing > marketing
    Content Strategy
    Content Creation = creating content, content development, content production
    Content Management~
    Social Media Marketing = SMM^, social media advertising > marketing
    Social Media Management = managing social media, social media accounts, social media management platforms
    Social Media = social media platforms, social networking sites
    Community Management = online community management
    Influencer Marketing > marketing
    Affiliate Marketing > marketing
    Email Marketing = e-mail marketing, email campaigns, email marketing campaigns > marketing
    Marketing Automation = marketing automation platforms
    Search Engine Optimization = SEO, on-page SEO, technical SEO
    Search Engine Marketing = SEM~, paid search, paid search advertising > marketing
    Pay-Per-Click Advertising = PPC, PPC campaigns, pay per click > advertising
    Paid Social = paid social media
    Display Advertising = banner advertising, display ads, banner ads > advertising
    Programmatic Advertising = programmatic media > advertising
    Media Buying = media purchasing
    Media Planning
    Mobile Marketing > marketing
    SMS Marketing = text message marketing > marketing
    Direct Mail = direct mail marketing, direct mail campaigns
    Direct Marketing = direct response marketing > marketing
    Event Marketing = experiential marketing > marketing
    Field Marketing = grassroots marketing, guerrilla marketing > marketing
    Trade Show Marketing = trade shows, trade show management, trade show coordination > marketing
    Product Marketing > marketing
    Product Positioning
    Brand Management = brand stewardship
    Brand Strategy = brand development
    Branding = brand identity, corporate branding
    Brand Marketing > marketing
    Market Research = marketing research, market analysis
    Competitive Analysis = competitor analysis, competitive research, competitive intelligence
    Consumer Research = consumer insights, consumer behavior
    Focus Groups = focus group moderation
    Survey Design = questionnaire design, survey development
    Customer Segmentation = market segmentation
    Customer Journey Mapping
    Marketing Strategy = marketing planning, strategic marketing, marketing plans, marketing plan development
    Marketing Management
    Marketing Campaigns = campaign development, campaign planning, marketing campaign management
    Integrated Marketing Communications > marketing-communications
    Marketing Communications = marcom
    Growth Marketing = growth hacking > marketing
    Demand Generation = demand gen
    Account-Based Marketing = ABM^ > marketing
    Inbound Marketing > marketing
    Performance Marketing > marketing
    Conversion Rate Optimization = CRO~, conversion optimization
    Landing Page Optimization = landing pages
    Go-to-Market Strategy = GTM strategy, go-to-market
    Product Launches = new product launches, product launch, launching new products, launch of new products
    Loyalty Programs
    Public Relations = PR campaigns, media relations
    Press Releases = writing press releases, press release
    Crisis Communications
    Corporate Communications
    Internal Communications = employee communications
    Copywriting = copy writing, ad copy, advertising copy
    Copyediting = copy editing
    Proofreading
    Editing~ = editorial skills, content editing
    Blogging = blog writing, blog posts
    Technical Copywriting > copywriting
    SEO Writing
    Advertising = ad campaigns, advertising campaigns
    Promotions Planning = promotional campaigns
    Merchandising Strategy
    Multicultural Marketing > marketing
    Nonprofit Marketing > marketing
    Podcast Production = podcasting
    Video Marketing > marketing
    Keyword Research
    Link Building
    Marketing ROI Analysis = campaign performance analysis, marketing attribution
    Market Development
    Sponsorship Sales > sales
    Speechwriting
    Storytelling = brand storytelling
    Website Management = website maintenance, website content management, website updates, maintaining websites
    Online Advertising = online ads, internet advertising, web advertising > advertising
    Rich Media = rich media advertising
    Campaign Measurement = campaign performance, campaign reporting
    Media Research
    Brand Standards = brand guidelines
    Brochures
    CAN-SPAM
    Email Deliverability
    Web Metrics = website metrics
  `,
  technology: `
    Google Ads = Google AdWords, AdWords
    Microsoft Advertising = Bing Ads, adCenter, MSN adCenter
    Meta Ads Manager = Facebook Ads, Facebook Ads Manager, Meta Ads, Facebook advertising
    LinkedIn Ads = LinkedIn Campaign Manager
    TikTok Ads
    Google Tag Manager = GTM^
    Google Search Console = Google Webmaster Tools
    Google Marketing Platform = DoubleClick, Campaign Manager 360, Google DoubleClick
    SEMrush
    Ahrefs
    Moz~ = Moz Pro
    Screaming Frog
    HubSpot Marketing Hub
    Marketo = Adobe Marketo, Marketo Engage
    Pardot = Salesforce Pardot, Account Engagement
    Eloqua = Oracle Eloqua
    Mailchimp = MailChimp > email-marketing
    Constant Contact > email-marketing
    Klaviyo > email-marketing
    ActiveCampaign
    Campaign Monitor > email-marketing
    SendGrid
    Braze~
    Iterable~
    Hootsuite
    Sprout Social
    Buffer~
    Sprinklr
    Later~
    Canva^
    Facebook^
    Instagram
    Twitter = X/Twitter
    LinkedIn
    Pinterest
    TikTok
    YouTube = YouTube marketing
    Snapchat
    Squarespace
    Wix~ = Wix.com
    Webflow
    Hotjar
    Optimizely
    Unbounce
    SurveyMonkey
    Qualtrics
    Google Forms
    Cision
    Meltwater
    Nielsen Data = Nielsen ratings
    Yext
    Typeform
    Crazy Egg
    Bitly
    Eventbrite
    Cvent
    Kenshoo
    Marin Software
  `,
  license: `
    Google Ads Certification = Google AdWords certified, Google Ads certified
    Google Analytics Certification = Google Analytics Individual Qualification, Google Analytics certified
    HubSpot Inbound Certification = HubSpot Inbound Marketing certification
    Meta Blueprint Certification = Facebook Blueprint
    Professional Certified Marketer
    Accredited in Public Relations
    Hootsuite Certification
  `,
};
