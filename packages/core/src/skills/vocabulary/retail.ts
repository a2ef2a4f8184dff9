import type { FieldVocabulary } from './format.ts';

export const RETAIL: FieldVocabulary = {
  field: 'retail',
  knowledge: `
    Retail Operations = retail, retail experience, retail environment, retail store operations
    Retail Management = store management, managing a store, retail store management
    Cash Handling = handling cash, cash handling procedures, cash transactions
    Cash Register Operation = cash registers, cash register, operating a cash register, cashiering, cashier experience
    Point of Sale Systems = POS^, POS systems, point of sale, point-of-sale system, POS terminal
    Credit Card Processing = processing credit cards, processing payments
    Merchandising = retail merchandising, product merchandising
    Visual Merchandising = visual displays, window displays, merchandise displays > merchandising
    Planograms = planogram, schematics setting
    Stocking = stocking shelves, shelf stocking, restocking, stock replenishment, restocking shelves
    Inventory Counts = cycle counts, cycle counting, physical inventory, stock counts, physical inventories
    Inventory Control = stock control
    Inventory Management = managing inventory, stock management, inventory tracking, tracking inventory, inventory records, inventory lists
    Loss Prevention = shrink control, theft prevention, shrinkage reduction, asset protection
    Opening and Closing Procedures = opening and closing the store, store opening and closing, open and close the store, opening and closing, key holder, keyholder
    Bank Deposits = making bank deposits, deposit preparation, daily deposits, making deposits
    Price Tagging = ticketing merchandise, pricing merchandise, price changes
    Category Management
    Assortment Planning
    Retail Buying = merchandise buying, buying for retail
    Fashion Retail = apparel retail, fashion merchandising
    Footwear Sales = shoe sales > sales
    Jewelry Sales > sales
    Cosmetics Sales = beauty advising, selling cosmetics > sales
    Electronics Sales > sales
    Wireless Sales = cell phone sales > sales
    Grocery Operations = grocery, grocery retail, supermarket operations
    Produce Department Operations = produce handling
    Deli Operations = deli, deli counter
    Meat Cutting = butchery, butchering, cutting meat
    Bakery Operations = bakery
    Floral Design = flower arranging, floral arrangement, floral arrangements
    Personal Shopping
    Clienteling
    Fitting Room Service
    Gift Wrapping
    Store Layout = store resets, floor sets
    E-Commerce Merchandising = online merchandising > merchandising
    Amazon Seller Central = Amazon marketplace selling, Amazon FBA
    eBay Selling = eBay listings
    Consignment Sales > sales
    Pawn Operations = pawnbroking
    Mystery Shopping
    Product Sampling = in-store demonstrations
    Bagging Groceries = bagging
    Curbside Pickup
    Gas Station Operations = convenience store operations
    District Management = multi-unit management, multi-unit retail management
    Store Merchandise
    Planogram Resets
    Endcap Displays = end caps, endcaps, end cap displays
    Fine Jewelry
    Gemstones = colored gemstones
    Fashion Trends
    Housewares
    Building Materials
  `,
  technology: `
    Square POS = Square Point of Sale > point-of-sale-systems
    Shopify POS > point-of-sale-systems
    Lightspeed POS = Lightspeed Retail > point-of-sale-systems
    Clover POS > point-of-sale-systems
    NCR Counterpoint > point-of-sale-systems
    Oracle Retail
    JDA Software = Blue Yonder
    Retail Pro
    RetailLink = Walmart Retail Link, Retail Link
  `,
};
